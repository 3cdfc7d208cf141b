import { hint } from '../../src/reference/remark/problem';
import { setIds } from '../../src/site/config/sets';
import { UsageError, type SiteFiles } from './site-files';
import { upperFirst } from './template';

/** A contract file and the sets that use it. */
interface ContractFile {
  readonly file: string;
  /** The path by which the root of each set refers to the file: `contract/card.yaml`. */
  readonly sets: readonly { readonly set: string; readonly ref: string }[];
}

export const rootOf = (set: string): string => `partners/${set}/openapi.yaml`;

const suggestion = (name: string, candidates: Iterable<string>): string =>
  upperFirst(hint(name, candidates));

export function checkTopic(site: SiteFiles, set: string, topic: string): void {
  const topics = site.contract(rootOf(set)).tags?.map(({ name }) => name) ?? [];
  if (!topics.includes(topic)) {
    throw new UsageError(`${set} has no topic \`${topic}\`. ${suggestion(topic, topics)}`);
  }
}

/** The contract file of a topic, in the folder of the set or in the shared folder. */
export function contractFile(site: SiteFiles, set: string, topic: string): ContractFile {
  checkTopic(site, set, topic);
  const name = `contract/${topic}.yaml`;
  const file = `partners/${set}/${name}`;
  if (site.has(file)) return { file, sets: [{ set, ref: name }] };
  const shared = `partners/shared/${name}`;
  if (!site.has(shared)) {
    throw new UsageError(`The topic \`${topic}\` has no file \`${file}\`. Create it first.`);
  }
  const ref = `../shared/${name}`;
  const users = setIds.filter(
    (id) => site.has(rootOf(id)) && site.read(rootOf(id)).includes(`${ref}#`),
  );
  return { file: shared, sets: users.map((id) => ({ set: id, ref })) };
}

interface OperationPlace {
  readonly file: string;
  readonly path: readonly [section: string, path: string, method: string];
  readonly topic: string;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation in the contract files of a set. */
export function operationsOf(site: SiteFiles, set: string): ReadonlyMap<string, OperationPlace> {
  const operations = new Map<string, OperationPlace>();
  const folders = [`partners/${set}/contract`, 'partners/shared/contract'];
  for (const file of folders.flatMap((folder) => site.yamlFiles(folder))) {
    const { paths = {}, webhooks = {} } = site.contract(file);
    for (const [section, items] of Object.entries({ paths, webhooks })) {
      for (const [path, item] of Object.entries(items)) {
        for (const method of METHODS) {
          const { operationId, tags: [topic = ''] = [] } = item[method] ?? {};
          if (operationId === undefined) continue;
          operations.set(operationId, { file, path: [section, path, method], topic });
        }
      }
    }
  }
  return operations;
}

export function findOperation(site: SiteFiles, set: string, id: string): OperationPlace {
  const operations = operationsOf(site, set);
  const operation = operations.get(id);
  if (operation) return operation;
  throw new UsageError(`${set} has no operation \`${id}\`. ${suggestion(id, operations.keys())}`);
}

/** The object of an operation or event: as requested, or the topic's own, or one with states. */
export function objectOf(
  site: SiteFiles,
  file: string,
  topic: string,
  requested: string | undefined,
): string {
  const { schemas = {} } = site.contract(file);
  const topicName = topic.split('-').map(upperFirst).join('');
  const withStates = Object.keys(schemas).find((name) => 'x-states' in (schemas[name] ?? {}));
  const name = requested ?? (topicName in schemas ? topicName : withStates);
  if (name !== undefined && name in schemas) return name;
  throw new UsageError(
    `There is no object \`${name ?? ''}\` in the file of the topic. Choose one with --object: ${Object.keys(schemas).join(', ')}.`,
  );
}

/** The first reference in a file that ends with a name. */
export const referenceTo = (text: string, name: string): string | undefined =>
  new RegExp(`'([^']*#/${name})'`).exec(text)?.[1];

/** Adds a reference to a part of a contract file to the root of each set that uses the file. */
export function addToRoots(
  site: SiteFiles,
  { sets }: ContractFile,
  section: 'paths' | 'webhooks',
  key: string,
): void {
  for (const { set, ref } of sets) {
    if (key in (site.contract(rootOf(set))[section] ?? {})) continue;
    const pointer = key.replaceAll('~', '~0').replaceAll('/', '~1');
    site.append(rootOf(set), [section], `${key}: { $ref: '${ref}#/${section}/${pointer}' }\n`);
  }
}

/** The page of a topic in a set. */
export const pageOf = (set: string, topic: string): string =>
  `partners/${set}/${topic === 'webhook' ? 'api-for-us/webhook' : `api/${topic}`}.mdx`;

/** Adds text after the last match of `after`, or before a line of `before`, or at the end. */
export function addToPage(
  site: SiteFiles,
  page: string,
  text: string,
  where: { readonly after?: RegExp; readonly before: readonly string[] },
): void {
  const source = site.read(page);
  const last = where.after && [...source.matchAll(where.after)].at(-1);
  if (last) {
    site.insert(page, last.index + last[0].length, `\n\n${text}`);
    return;
  }
  const offset = where.before.map((line) => source.indexOf(`\n${line}`)).find((i) => i >= 0);
  if (offset === undefined) site.insert(page, source.length, `\n${text}\n`);
  else site.insert(page, offset + 1, `${text}\n\n`);
}
