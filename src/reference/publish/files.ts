import { stringify } from 'yaml';
import type { Contract, JsonValue } from '../contract/model';
import { factorRepeats } from './openapi/factor';
import { postmanCollection } from './postman/collection';
import { postmanEnvironment } from './postman/environment';

/** A file readers download, made from the contract. */
export interface PublishedFile {
  /** Path below the base path, `general/openapi.yaml`. */
  readonly path: string;
  /** What it is, for the list of downloads. */
  readonly title: string;
  readonly contentType: string;
  readonly text: string;
}

/** On one line: programs read it, and every line break with its spaces would be a third of the file. */
const json = (value: JsonValue): string => `${JSON.stringify(value)}\n`;

function makeFiles(contract: Contract, docsUrl: string): readonly PublishedFile[] {
  const document = factorRepeats(contract.document);
  const file = (name: string, title: string, contentType: string, text: string) => ({
    path: `${contract.set}/${name}`,
    title,
    contentType,
    text,
  });
  return [
    file(
      'openapi.yaml',
      'OpenAPI 3.1, YAML',
      'application/yaml',
      stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
    ),
    file('openapi.json', 'OpenAPI 3.1, JSON', 'application/json', json(document)),
    file(
      'postman_collection.json',
      'Postman collection, v2.1',
      'application/json',
      json(postmanCollection({ contract, docsUrl })),
    ),
    file(
      'postman_environment.json',
      'Postman environment',
      'application/json',
      json(postmanEnvironment(contract)),
    ),
  ];
}

type Made = WeakMap<Contract, Map<string, readonly PublishedFile[]>>;

/** The process may hold this module more than once, as that of the contracts. */
const MADE = Symbol.for('partner-docs.published-files');
const store = globalThis as { [MADE]?: Made };

/** Every download of a docs set, made once per contract. The same contract gives the same bytes. */
export function publishedFiles(contract: Contract, docsUrl: string): readonly PublishedFile[] {
  const made: Made = store[MADE] ?? new WeakMap();
  store[MADE] = made;
  const known = made.get(contract) ?? new Map<string, readonly PublishedFile[]>();
  made.set(contract, known);
  const files = known.get(docsUrl) ?? makeFiles(contract, docsUrl);
  known.set(docsUrl, files);
  return files;
}
