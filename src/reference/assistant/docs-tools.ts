import { grouped } from '../contract/grouped';
import { asNumber, asText, defined, omit } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { queryWords, searchRecords, type SearchHit } from '../search/query';
import { recordPath } from '../search/record';
import { copyAnchor, readCopy, sectionOf } from './copies';
import type { ErrorHelp } from './errors';
import { entryNamed, setNamed, type Library } from './library';
import { passageOf } from './passage';
import { inputOf, ToolError, type Tool } from './tool';

const RESULTS = { usual: 5, most: 20 } as const;

export const setInput = ({ sets }: Library): JsonObject => ({
  type: 'string',
  enum: sets.map(({ mock }) => mock.set),
  description: `Docs set: ${sets.map(({ mock, title }) => `${mock.set} (${title})`).join(', ')}.`,
});

async function resultOf(
  library: Library,
  { record, terms }: SearchHit,
  words: readonly string[],
): Promise<JsonObject> {
  const { kind, page, anchor, title, trail } = record;
  const section = anchor === '' ? undefined : await sectionOf(library, page, anchor);
  return {
    address: recordPath({ page, anchor: copyAnchor(anchor) }),
    title: [...trail, title].join(' › '),
    kind,
    passage: passageOf(section ?? record.text, [...new Set([...words, ...terms])]),
  };
}

const searchTool = (library: Library): Tool => ({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds passages of the documentation: operations, fields, errors, events, states and guides. ' +
    'Ask with a few words or a question. read_docs reads the address of a result in full.',
  inputSchema: inputOf(
    {
      query: { type: 'string', minLength: 1, maxLength: 256 },
      set: setInput(library),
      limit: { type: 'integer', minimum: 1, maximum: RESULTS.most, default: RESULTS.usual },
    },
    ['query'],
  ),
  isReadOnly: true,
  run: async ({ query, set, limit }) => {
    const text = asText(query) ?? '';
    const currentSet = asText(set);
    const hits = searchRecords(await library.index(), text, defined({ currentSet }));
    const wanted = hits.filter(
      ({ record }) => currentSet === undefined || [currentSet, 'site'].includes(record.set),
    );
    const words = queryWords(text);
    // The fields of an object point to the same passage as the object.
    const sections = grouped(wanted, ({ record: { page, anchor } }) =>
      recordPath({ page, anchor: copyAnchor(anchor) }),
    );
    const first = [...sections.values()].flatMap((of) => of.slice(0, 1));
    const shown = first.slice(0, asNumber(limit) ?? RESULTS.usual);
    return { results: await Promise.all(shown.map((hit) => resultOf(library, hit, words))) };
  },
});

/** Reads path and anchor of an address: a path below the base, a URL or an operationId. */
function placeOf(library: Library, address: string): readonly [path: string, anchor: string] {
  const below = address.startsWith(library.url) ? address.slice(library.url.length) : address;
  const known = /^\w+$/.test(below) ? entryNamed(library, below)?.href : undefined;
  const [path = '', anchor = ''] = (known ?? below).split('#', 2);
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.(?:md|html)$/, '');
  return [bare === 'index' ? '/' : `/${bare}`, anchor];
}

const readTool = (library: Library): Tool => ({
  name: 'read_docs',
  title: 'Read a page or an operation',
  description:
    'Reads a page of the documentation as Markdown, or one part of it: an operation, an object, an error. ' +
    'Takes an address from search_docs, or an operationId.',
  inputSchema: inputOf({ address: { type: 'string', minLength: 1, maxLength: 300 } }, ['address']),
  isReadOnly: true,
  run: ({ address }) => readCopy(library, ...placeOf(library, asText(address) ?? '')),
});

const inShort = ({ code, status, title }: ErrorHelp): JsonObject =>
  defined({ code, status, title });

const errorsTool = (library: Library): Tool => ({
  name: 'list_errors',
  title: 'List errors with cause and fix',
  description:
    'Errors of the API. With an operationId, those it can answer with, or with a code, that one alone: when it ' +
    'is returned, causes, fixes, whether a retry can help, and how the sandbox provokes it. With neither, codes and titles.',
  inputSchema: inputOf({
    set: setInput(library),
    operation: { type: 'string', maxLength: 100, description: 'operationId' },
    code: { type: 'string', maxLength: 100 },
  }),
  isReadOnly: true,
  run: async ({ set, operation, code }) => {
    const { default: errors } = (await setNamed(library, set)?.loadErrors()) ?? { default: [] };
    const found = errors.filter(
      (error) =>
        (code === undefined || error.code === code) &&
        (operation === undefined || error.operations.includes(asText(operation) ?? '')),
    );
    if (found.length === 0 && (code ?? operation) !== undefined) {
      const codes = errors.map((error) => error.code).join(', ');
      throw new ToolError(`Nothing fits. The codes of this set: ${codes || 'it has no catalog'}.`);
    }
    if (code !== undefined) return { errors: found.map((error) => ({ ...error })) };
    if (operation === undefined) return { errors: found.map(inShort) };
    // Errors that are specific to an operation come first.
    const sorted = found.toSorted((a, b) => a.operations.length - b.operations.length);
    return { errors: sorted.map((error) => omit({ ...error }, 'operations')) };
  },
});

/** Returns the tools that read the content of the site. */
export const docsTools = (library: Library): readonly Tool[] => [
  searchTool(library),
  readTool(library),
  errorsTool(library),
];
