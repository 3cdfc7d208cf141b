import { buildContract } from '../document/build';
import type { WrittenCatalog } from '../document/catalog';
import { asObject, asText, objects } from '../json';
import type { Contract, JsonObject } from '../model';
import { parseSource } from '../source';

/** A contract in one piece. */
export interface WrittenInput {
  /** YAML of a document, its references already `#/components/…`. */
  readonly document: string;
  /** YAML: a list of errors of the set. */
  readonly errors?: string;
  /** YAML: a list of errors that sets share. */
  readonly shared?: string;
}

export const DOCS_URL = 'https://docs.library.example/docs';

/** The parsed texts; places name `document`, `errors` and `shared`. */
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

/** The model of a contract in one piece. */
export const contractOf = (input: WrittenInput, sharesConventions = true): Contract =>
  buildContract({
    ...readInput(input),
    set: 'general',
    docsUrl: DOCS_URL,
    fees: [],
    files: ['partners/general/openapi.yaml'],
    sharesConventions,
  });
