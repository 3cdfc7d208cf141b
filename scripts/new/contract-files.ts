import { upperFirst, UsageError, type SiteText, type YamlText } from './site-text';
import { setIds } from '../../src/site/config/sets';
import { hint } from '../../src/reference/remark/problem';

/** A contract file and the sets whose root leads to it. */
export interface ContractFile {
  readonly file: string;
  /** How the root of each set names it: `contract/card.yaml`. */
  readonly sets: readonly { readonly set: string; readonly ref: string }[];
}

export const rootOf = (set: string): string => `partners/${set}/openapi.yaml`;

const suggestion = (name: string, known: readonly string[]): string =>
  upperFirst(hint(name, known));

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

/** The contract file of a topic, in the folder of the set or in the shared one. */
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
  const sets = setIds.filter(
    (one) => site.has(rootOf(one)) && site.read(rootOf(one)).includes(`${ref}#`),
  );
  return { file: `partners/shared/${name}`, sets: sets.map((one) => ({ set: one, ref })) };
}

export interface FoundOperation {
  readonly file: string;
  readonly path: readonly [section: string, path: string, method: string];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function operationsIn(yaml: YamlText): readonly { id: string; path: FoundOperation['path'] }[] {
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
export function operationsOf(site: SiteText, set: string): ReadonlyMap<string, FoundOperation> {
  const found = new Map<string, FoundOperation>();
  for (const folder of [`partners/${set}/contract`, 'partners/shared/contract']) {
    for (const name of site.list(folder).filter((one) => one.endsWith('.yaml'))) {
      const file = `${folder}/${name}`;
      for (const { id, path } of operationsIn(site.yaml(file))) found.set(id, { file, path });
    }
  }
  return found;
}

export function findOperation(site: SiteText, set: string, id: string): FoundOperation {
  const known = operationsOf(site, set);
  const found = known.get(id);
  if (found) return found;
  throw new UsageError(`${set} has no operation \`${id}\`. ${suggestion(id, [...known.keys()])}`);
}

/** The first reference in a file that ends with a name, else what it would be. */
export const referenceTo = (text: string, name: string, fallback: string): string =>
  new RegExp(`'([^']*#/${name})'`).exec(text)?.[1] ?? fallback;

/** Names a part of a contract file in each root that leads to the file. */
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

/** Puts text on a page: after the last line that matches, else before the first of these headings, else at the end. */
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
  const heading = where.before.map((one) => source.indexOf(`\n${one}`)).find((at) => at >= 0);
  if (heading === undefined) site.insert(page, source.length, `\n${text}\n`);
  else site.insert(page, heading + 1, `${text}\n\n`);
}
