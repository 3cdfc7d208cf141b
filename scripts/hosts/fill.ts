import type { MovedSection } from '../../src/site/boot/address';

/** The facts about the site that configurations of `deploy/` use. */
export interface HostFacts {
  /** Address of the site, with a slash at the end. */
  readonly url: string;
  readonly moved: readonly MovedSection[];
  /** Product name of each docs set, by id. */
  readonly setTitles: Readonly<Record<string, string>>;
}

/** Fills a configuration with the names of the site; repeats `{{from}}` lines per moved section. */
export function fillConfiguration(template: string, { url, moved, setTitles }: HostFacts): string {
  const { host, pathname } = new URL(url);
  const sets = Object.fromEntries(
    Object.entries(setTitles).map(([id, title]) => [`docs-${id}-current`, title]),
  );
  const names: Readonly<Record<string, string>> = {
    url,
    host,
    base: pathname.slice(1, -1),
    // Escaped twice, because it is inside a string of a JSON file.
    sets: JSON.stringify(JSON.stringify(sets)).slice(1, -1),
  };
  const fill = (line: string, values: Readonly<Record<string, string>>): string =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/ names {{${name}}}, which no site has.`);
      return value;
    });
  return template
    .split('\n')
    .flatMap((line) =>
      line.includes('{{from}}')
        ? moved.map(({ from, to }) => fill(line, { ...names, from, to }))
        : [fill(line, names)],
    )
    .join('\n');
}
