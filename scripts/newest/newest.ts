/** Options that newer releases name differently or expect elsewhere, as their own messages say. */
const NEW_OPTIONS: readonly (readonly [old: RegExp, replacement: string])[] = [
  [/experimental_faster/g, 'faster'],
  [/(\n {2}future: \{[^]*?)\n *experimental_storage: (\{[^}]*\}),/, '\n  storage: $2,$1'],
  [
    /\n {2}onBrokenMarkdownLinks: ('\w+'),([^]*?\n {2}markdown: \{)/,
    '$2\n    hooks: { onBrokenMarkdownLinks: $1 },',
  ],
];

/** A source file of this site, with its options as the newest 3.x expects them. */
export const withNewOptions = (source: string): string =>
  NEW_OPTIONS.reduce((text, [old, replacement]) => text.replace(old, replacement), source);

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
