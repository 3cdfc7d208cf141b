/** Options that newer releases call differently, as their own messages say. */
const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['experimental_faster', 'faster'],
];

/** Options that newer releases expect elsewhere in the configuration. */
const MOVED: readonly {
  readonly option: RegExp;
  /** The text that it goes in front of. */
  readonly before: string;
  readonly text: (value: string) => string;
}[] = [
  {
    option: /\n *experimental_storage: (\{[^}]*\}),/,
    before: '\n  future: {',
    text: (value) => `\n  storage: ${value},`,
  },
  {
    option: /\n *onBrokenMarkdownLinks: ('\w+'),/,
    before: '\n    parseFrontMatter:',
    text: (value) => `\n    hooks: { onBrokenMarkdownLinks: ${value} },`,
  },
];

/** A source file of this site, with its options as the newest 3.x expects them. */
export function withNewOptions(source: string): string {
  const renamed = RENAMED.reduce((text, [from, to]) => text.replaceAll(from, to), source);
  return MOVED.reduce((config, { option, before, text }) => {
    const [line = '', value = ''] = option.exec(config) ?? [];
    return line === '' ? config : config.replace(line, '').replace(before, text(value) + before);
  }, renamed);
}

/** The newest of some versions; a registry lists them in the order of publication. */
export const newestOf = (versions: readonly string[]): string =>
  [...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';

/** A `package.json` with this version of every package of Docusaurus. */
export const withVersion = (manifest: string, version: string): string =>
  manifest.replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`);

/** The patches that a build left out, by its warnings. */
export const patchesLeftOut = (output: string): readonly string[] => [
  ...new Set([...output.matchAll(/The patch "([^"]+)" is left out/g)].map(([, name = '']) => name)),
];
