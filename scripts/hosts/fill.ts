import type { MovedSection } from '../../src/site/boot/address';

/** The facts about the site that configurations of `deploy/` use. */
export interface HostFacts {
  /** Address of the site, with a slash at the end. */
  readonly url: string;
  readonly moved: readonly MovedSection[];
  /** Product name of each docs set, by id. */
  readonly setTitles: Readonly<Record<string, string>>;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Removes the lines that match, each with the lines that are indented below it. */
function without(lines: readonly string[], matches: (line: string) => boolean): readonly string[] {
  let removed: number | undefined;
  return lines.filter((line) => {
    if (removed !== undefined && indentOf(line) > removed) return false;
    removed = matches(line) ? indentOf(line) : undefined;
    return removed === undefined;
  });
}

/**
 * Fills a configuration with the names of the site:
 *
 * - `{{base}}` is the path of the site with both slashes, `{{folder}}` the same without the last one.
 * - Lines with `{{folder}}` are about a site below a path of its host. At the root of the host they
 *   are left out, with the lines that are indented below them.
 * - Lines with `{{from}}` are repeated for each section that moved.
 */
export function fillConfiguration(template: string, { url, moved, setTitles }: HostFacts): string {
  const { host, pathname } = new URL(url);
  const sets = Object.fromEntries(
    Object.entries(setTitles).map(([id, title]) => [`docs-${id}-current`, title]),
  );
  const names: Readonly<Record<string, string>> = {
    url,
    host,
    base: pathname,
    folder: pathname.slice(0, -1),
    // Escaped twice, because it is inside a string of a JSON file.
    sets: JSON.stringify(JSON.stringify(sets)).slice(1, -1),
  };
  const fill = (line: string, values: Readonly<Record<string, string>>): string =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/ names {{${name}}}, which no site has.`);
      return value;
    });
  const lines = template.split('\n');
  return (pathname === '/' ? without(lines, (line) => line.includes('{{folder}}')) : lines)
    .flatMap((line) =>
      line.includes('{{from}}')
        ? moved.map(({ from, to }) => fill(line, { ...names, from, to }))
        : [fill(line, names)],
    )
    .join('\n');
}
