import type { Adopted } from './adopted';
import type { OriginalOperation } from './original';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a Markdown text has a code span with this content. */
const isCode = (text: string, content: string): boolean =>
  content.includes('`')
    ? text.includes(`\`\`${content}\`\``) || text.includes(`\`\` ${content} \`\``)
    : text.includes(`\`${content}\``);

/** The sections of the copies; a heading that is repeated because a copy was split counts once. */
const sectionsOf = (copies: readonly string[]): readonly string[] =>
  copies.flatMap((copy) => {
    const sections = new Map<string, string>();
    for (const section of copy.split(/^(?=#{2,3} .*\{#.*\}$)/m)) {
      const id = /\{#.*\}$/m.exec(section)?.[0] ?? '';
      sections.set(id, `${sections.get(id) ?? ''}${section}`);
    }
    return [...sections.values()];
  });

/** The length of the address before the path. */
const beforePath = (line: RegExp, section: string): number => line.exec(section)?.[1]?.length ?? 0;

/**
 * Returns the parts of a document that readers cannot find: on pages, in their copies, or by
 * searching.
 */
export function lossesOf(
  operations: readonly OriginalOperation[],
  { copies, records }: Pick<Adopted, 'copies' | 'records'>,
): readonly string[] {
  const sections = sectionsOf(copies);
  const text = copies.join('\n');
  const names = new Set(records.flatMap((record) => [record.title, ...record.names]));
  const texts = records.map((record) => record.text).join('\n');
  const isSearchable = (name: string): boolean => names.has(name) || texts.includes(name);
  return operations.flatMap(({ method, path, parameters, fields, codes }) => {
    const operation = `${method} ${path}`;
    const line = new RegExp(`^\`${method} ([^\`]*)${escaped(path)}\``, 'm');
    const candidates = sections.filter((candidate) => line.test(candidate));
    // The line of `/users/{id}/posts` also ends with `/posts`, but has a longer address before it.
    const [section] = candidates.toSorted((a, b) => beforePath(line, a) - beforePath(line, b));
    if (section === undefined) return [`${operation}: the operation`];
    const lost = (kind: string, all: readonly string[], isShown: (name: string) => boolean) =>
      all.filter((name) => !isShown(name)).map((name) => `${operation}: ${kind} ${name}`);
    return [
      ...lost('searching', [path], (name) => [...names].some((other) => other.endsWith(name))),
      ...lost('parameter', parameters, (name) => isCode(section, name)),
      ...lost('code', codes, (name) => section.includes(`**${name}`)),
      ...lost('field', fields, (name) => isCode(text, name)),
      ...lost('searching', [...parameters, ...fields], isSearchable),
    ];
  });
}
