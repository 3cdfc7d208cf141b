import { buildContract } from '../document/build';
import type { WrittenCatalog } from '../document/catalog';
import { asObject, asText, objects } from '../json';
import type { Contract, JsonObject } from '../model';
import { parseSource } from '../source';

/** A contract in a single document. */
export interface WrittenInput {
  /** YAML of a bundled document: all references are `#/components/…`. */
  readonly document: string;
  /** YAML: a list of errors of the set. */
  readonly errors?: string;
  /** YAML: a list of shared errors. */
  readonly shared?: string;
}

export const DOCS_URL = 'https://docs.library.example/docs';

/** Parses the texts; the files in places are `document`, `errors` and `shared`. */
export function readInput({ document, errors = '', shared = '' }: WrittenInput): {
  readonly document: JsonObject;
  readonly catalog: WrittenCatalog;
} {
  const entriesOf = (file: string, text: string) =>
    objects(parseSource(`/${file}`, file, text).value).map((entry) => ({
      code: asText(entry.code) ?? '',
      entry,
      shared: file === 'shared',
    }));
  return {
    document: asObject(parseSource('/document', 'document', document).value),
    catalog: {
      entries: [...entriesOf('shared', shared), ...entriesOf('errors', errors)],
      sources: [],
      paths: [],
    },
  };
}

/** Builds the model of a contract in a single document. */
export const contractOf = (input: WrittenInput, sharesConventions = true): Contract =>
  buildContract({
    ...readInput(input),
    set: 'general',
    docsUrl: DOCS_URL,
    fees: [],
    files: ['partners/general/openapi.yaml'],
    sharesConventions,
  });
