import { kebabCase } from '../page/anchors';
import { asArray, asObject, asText, objects, textOf, texts } from '../json';
import type { JsonObject, JsonValue } from '../model';
import { inherit } from '../origins';
import { isPlainAddress } from '../plain-address';
import { inWords, topicTitles } from './topic-titles';
import { parametersOf, replaceOperations, writtenOperations, type WrittenOperation } from '../walk';

/** The words of a path, with `by` before a parameter: `/pets/{petId}` → pets, by, pet, id. */
const wordsOf = (path: string): readonly string[] =>
  path.split('/').flatMap((segment) => {
    const words = kebabCase(segment.replaceAll(/[^\w.-]+/g, '-'))
      .split('-')
      .filter(Boolean);
    return segment.startsWith('{') ? ['by', ...words] : words;
  });

/** Makes an operation id: `getPetsByPetId`. */
const idOf = (method: string, path: string): string =>
  [method.toLowerCase(), ...wordsOf(path)]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** The tags of an operation that are not blank. */
const tagsOf = ({ tags }: JsonObject): readonly string[] =>
  texts(tags).filter((tag) => tag.trim() !== '');

/** The topic of operations whose paths suggest none. */
const ONE_TOPIC = 'operations';

/** The first segment of a path that is not a version or a parameter: `/v2/pets/{petId}` → pets. */
const namedPart = (path: string): string | undefined =>
  path.split('/').find((segment) => /^(?!v\d+$)[\w.-]+$/.test(segment));
const topicOf = (path: string): string => namedPart(path) ?? ONE_TOPIC;

/** The common beginning of paths that differ after it: `/api` of `/api/pets` and `/api/toys`. */
function beginningOf(paths: readonly string[]): string {
  let beginning = '';
  for (const part of paths[0]?.split('/').slice(1) ?? []) {
    const longer = `${beginning}/${part}`;
    const isShared = (path: string): boolean =>
      path.startsWith(`${longer}/`) && namedPart(path.slice(longer.length)) !== undefined;
    if (!paths.every(isShared)) break;
    beginning = longer;
  }
  const { size } = new Set(paths.map((path) => topicOf(path.slice(beginning.length))));
  return size > 1 && 2 * size <= paths.length ? beginning : '';
}

/** More topics than this are too many to choose from if most have a single operation. */
const MANY_TOPICS = 20;

/** Whether the paths of operations name calls, such as `/sendPhoto`, rather than resources. */
function nameCalls(paths: readonly string[]): boolean {
  const { size } = new Set(paths.map(topicOf));
  return size > MANY_TOPICS && 2 * size > paths.length;
}

/** The text of a value; undefined if it is missing or blank. */
const writtenText = (value: JsonValue | undefined): string | undefined =>
  asText(value)?.trim() === '' ? undefined : asText(value);

const sentence = (words: readonly string[]): string => {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** `listPets` → List pets; undefined for an id without words, such as `op12` or a UUID. */
function titleOf(id: string | undefined): string | undefined {
  const title = inWords(id ?? '');
  return /[a-z]{3}/i.test(title.replaceAll(/\b(op|operation|[a-f\d]{8,})\b|\d/gi, ''))
    ? title
    : undefined;
}

/** `GET /v2/pets/{petId}` → Get pets by pet id. Webhooks and calls omit the method. */
const summaryOf = (
  { method, direction }: WrittenOperation,
  path: string,
  isCall: boolean,
): string => {
  // A fragment or a query may distinguish operations of a path: `#Action=CreateQueue`, `?uploads`.
  const [, extra] = path.split(/[?#]/);
  if (extra) {
    const [call = extra] = /[^=.&]+$/.exec(extra) ?? [];
    const says = extra.includes('=') ? wordsOf(call) : wordsOf(extra.replaceAll('&', '-'));
    return sentence(extra.includes('=') ? says : [method.toLowerCase(), ...says]);
  }
  const words = wordsOf(path).filter((word) => !/^v\d+$/.test(word));
  const says = isCall || direction === 'to-partner';
  return sentence(says ? words : [method.toLowerCase(), ...words]) || `${method} ${path}`;
};

function unused(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}${count}`;
  taken.add(free);
  return free;
}

/** The placeholder for the host of an API that names none (RFC 2606). */
const PLACEHOLDER = 'https://api.example.com';

/** An address that a path can follow: no query or fragment; the placeholder if it is invalid. */
function plainAddress(address: string): string {
  if (isPlainAddress(address)) return address;
  const [plain = ''] = (URL.canParse(address) ? new URL(address).href : '').split(/[?#]/);
  return isPlainAddress(plain) ? plain : PLACEHOLDER;
}

/** The address of a server: variables have their defaults, relative URLs follow the placeholder. */
function serverUrl({ url, variables }: JsonObject): string {
  const written = (asText(url) ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    textOf(asObject(asObject(variables)[name]).default ?? name),
  );
  const isAbsolute = /^https?:/i.test(written);
  return plainAddress(isAbsolute ? written : `${PLACEHOLDER}/${written.replace(/^\/+/, '')}`);
}

/** The servers of a path or of an operation, which replace those of the document. */
const ownServers = (servers: JsonValue | undefined): JsonObject => {
  const own = objects(servers).map((server) => ({ ...server, url: serverUrl(server) }));
  return own.length > 0 ? { servers: own } : {};
};

const serversOf = (document: JsonObject): readonly JsonObject[] => {
  const servers = objects(document.servers).map((server) => ({
    ...server,
    url: serverUrl(server),
  }));
  return servers.length > 0 ? servers : [{ url: PLACEHOLDER }];
};

/** Adds titles to the tags that are named by identifiers: `user-groups` becomes User groups. */
function titled(tags: readonly JsonObject[]): readonly JsonObject[] {
  const untitled = tags.filter((tag) => !writtenText(tag['x-displayName'] ?? tag.summary));
  const titles = topicTitles(untitled.flatMap(({ name }) => asText(name) ?? []));
  return tags.map((tag) => {
    const title = untitled.includes(tag) ? titles.get(asText(tag.name) ?? '') : undefined;
    return title === undefined ? tag : inherit({ ...tag, 'x-displayName': title }, tag);
  });
}

/** Parameters of type string for the parts of a path that the document does not describe. */
function unknown(
  document: JsonObject,
  { operation, pathItem, path }: WrittenOperation,
): readonly JsonObject[] {
  const described = parametersOf(document, { operation, pathItem })
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => asText(name));
  const names = [...path.matchAll(/\{([^{}$]+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !described.includes(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

/**
 * Completes a document with what every page needs: an id, a summary and a tag of each operation,
 * the parameters of its path, the list of those tags, and an absolute address. Nothing else
 * changes.
 */
export function complete(document: JsonObject): JsonObject {
  const written = writtenOperations(document);
  const taken = new Set(written.map(({ operation }) => asText(operation.operationId) ?? ''));
  const used = new Set<string>();
  const untagged = written
    .filter(({ operation, direction }) => !tagsOf(operation)[0] && direction === 'to-provider')
    .map(({ path }) => path);
  const beginning = beginningOf(untagged);
  const areCalls = nameCalls(untagged);
  const completed = new Map<JsonObject, JsonObject>();
  for (const writtenOperation of written) {
    const { operation, pathItem, method, path, direction, callback } = writtenOperation;
    const isLong = direction === 'to-provider' && path.startsWith(`${beginning}/`);
    const short = isLong ? path.slice(beginning.length) : path;
    // A callback belongs to the topic of the operation that causes it.
    const [inherited] = tagsOf(completed.get(callback?.of ?? {}) ?? {});
    const usual =
      inherited ??
      (direction === 'to-partner' ? 'webhooks' : areCalls ? ONE_TOPIC : topicOf(short));
    const [tag = usual] = tagsOf(operation);
    used.add(tag);
    const id = callback ? callback.name.replaceAll(/\W+/g, '') : idOf(method, path);
    const parts = callback ? [] : unknown(document, writtenOperation);
    const added = {
      ...(parts.length > 0 ? { parameters: [...asArray(operation.parameters), ...parts] } : {}),
      operationId: writtenText(operation.operationId) ?? unused(id, taken),
      summary:
        writtenText(operation.summary) ??
        titleOf(writtenText(operation.operationId)) ??
        callback?.name ??
        summaryOf(writtenOperation, short, areCalls),
      tags: [tag, ...tagsOf(operation).slice(1)],
      ...ownServers(operation.servers ?? pathItem.servers),
    };
    completed.set(operation, inherit({ ...operation, ...added }, operation));
  }
  const tags = objects(document.tags);
  const names = new Set(tags.map(({ name }) => asText(name)));
  const missing = [...used].filter((name) => !names.has(name));
  const added = {
    servers: serversOf(document),
    tags: titled([...tags, ...missing.map((name) => ({ name }))]),
  };
  return inherit({ ...replaceOperations(document, completed), ...added }, document);
}
