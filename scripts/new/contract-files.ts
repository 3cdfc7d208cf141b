import { upperFirst, UsageError, type SiteText, type YamlText } from './site-text';
import { setIds } from '../../src/site/config/sets';
import { hint } from '../../src/reference/remark/problem';

/** A contract file and the sets that use it. */
interface ContractFile {
  readonly file: string;
  /** The path by which the root of each set refers to the file: `contract/card.yaml`. */
  readonly sets: readonly { readonly set: string; readonly ref: string }[];
}

export const rootOf = (set: string): string => `partners/${set}/openapi.yaml`;

const suggestion = (name: string, candidates: readonly string[]): string =>
  upperFirst(hint(name, candidates));

const topicsOf = (site: SiteText, set: string): readonly string[] => {
  const { tags = [] } = site.yaml(rootOf(set)).value as { tags?: { name: string }[] };
  return tags.map(({ name }) => name);
};

export function checkTopic(site: SiteText, set: string, topic: string): void {
  const topics = topicsOf(site, set);
  if (!topics.includes(topic)) {
    throw new UsageError(`${set} has no topic \`${topic}\`. ${suggestion(topic, topics)}`);
  }
}

/** The contract file of a topic, in the folder of the set or in the shared folder. */
export function contractFile(site: SiteText, set: string, topic: string): ContractFile {
  checkTopic(site, set, topic);
  const name = `contract/${topic}.yaml`;
  const isOwn = site.has(`partners/${set}/${name}`);
  const isShared = !isOwn && site.has(`partners/shared/${name}`);
  if (!isOwn && !isShared) {
    throw new UsageError(
      `The topic \`${topic}\` has no file \`partners/${set}/${name}\`. Create it first.`,
    );
  }
  if (isOwn) return { file: `partners/${set}/${name}`, sets: [{ set, ref: name }] };
  const ref = `../shared/${name}`;
  const users = setIds.filter(
    (id) => site.has(rootOf(id)) && site.read(rootOf(id)).includes(`${ref}#`),
  );
  return { file: `partners/shared/${name}`, sets: users.map((id) => ({ set: id, ref })) };
}

interface OperationPlace {
  readonly file: string;
  readonly path: readonly [section: string, path: string, method: string];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function operationsIn(yaml: YamlText): readonly { id: string; path: OperationPlace['path'] }[] {
  return ['paths', 'webhooks'].flatMap((section) =>
    yaml.keys(section).flatMap((path) =>
      yaml
        .keys(section, path)
        .filter((method) => METHODS.includes(method))
        .map((method) => {
          const { value } = (yaml.node(section, path, method, 'operationId') ?? {}) as {
            value?: unknown;
          };
          return {
            id: typeof value === 'string' ? value : '',
            path: [section, path, method] as const,
          };
        }),
    ),
  );
}

/** Every operation in the contract files of a set. */
export function operationsOf(site: SiteText, set: string): ReadonlyMap<string, OperationPlace> {
  const operations = new Map<string, OperationPlace>();
  for (const folder of [`partners/${set}/contract`, 'partners/shared/contract']) {
    for (const name of site.list(folder).filter((file) => file.endsWith('.yaml'))) {
      const file = `${folder}/${name}`;
      for (const { id, path } of operationsIn(site.yaml(file))) operations.set(id, { file, path });
    }
  }
  return operations;
}

export function findOperation(site: SiteText, set: string, id: string): OperationPlace {
  const operations = operationsOf(site, set);
  const operation = operations.get(id);
  if (operation) return operation;
  const ids = [...operations.keys()];
  throw new UsageError(`${set} has no operation \`${id}\`. ${suggestion(id, ids)}`);
}

/** The first reference in a file that ends with a name, or the fallback. */
export const referenceTo = (text: string, name: string, fallback: string): string =>
  new RegExp(`'([^']*#/${name})'`).exec(text)?.[1] ?? fallback;

/** Refers to a part of a contract file in the root of each set that uses the file. */
export function addToRoots(
  site: SiteText,
  { sets }: ContractFile,
  section: 'paths' | 'webhooks',
  key: string,
): void {
  for (const { set, ref } of sets) {
    const root = rootOf(set);
    const yaml = site.yaml(root);
    if (yaml.keys(section).includes(key)) continue;
    const pointer = key.replaceAll('~', '~0').replaceAll('/', '~1');
    const entry = `  ${key}: { $ref: '${ref}#/${section}/${pointer}' }\n`;
    if (yaml.node(section)) site.insert(root, yaml.lineAfter(section), entry);
    else site.insert(root, yaml.text.length, `${section}:\n${entry}`);
  }
}

/** The page of a topic in a set. */
export const pageOf = (set: string, topic: string): string =>
  `partners/${set}/${topic === 'webhook' ? 'api-for-us/webhook' : `api/${topic}`}.mdx`;

/** Adds text to a page: after the last match, or before the first heading found, or at the end. */
export function addToPage(
  site: SiteText,
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
