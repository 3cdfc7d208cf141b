import { join } from 'node:path';
import type { JsonValue } from '../../src/reference/contract/model';
import { sampleGenerators, type SampleLanguageId } from '../../src/reference/samples';
import { cases } from './cases';

export const GOLDEN = join(import.meta.dirname, 'golden');

/** The file extension of each language. */
export const EXTENSIONS: Readonly<Record<SampleLanguageId, string>> = {
  curl: 'sh',
  node: 'mjs',
  python: 'py',
  php: 'php',
  go: 'go',
  java: 'java',
};

export interface Golden {
  readonly file: string;
  readonly id: SampleLanguageId;
  /** Returns the generator's current output. */
  readonly text: () => string;
  readonly body: JsonValue | undefined;
}

/** Every case in every language. */
export const goldens: readonly Golden[] = sampleGenerators.flatMap(({ id, generate }) =>
  Object.entries(cases).map(([name, request]) => ({
    file: `${name}.${EXTENSIONS[id]}`,
    id,
    text: () => `${generate(request)}\n`,
    body: request.body ?? (request.payload && JSON.stringify(request.payload)),
  })),
);
