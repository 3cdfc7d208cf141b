/** Options that newer releases rename or expect elsewhere, according to their messages. */
const NEW_OPTIONS: readonly (readonly [old: RegExp, replacement: string])[] = [
  [/experimental_faster/g, 'faster'],
  [/(\n {2}future: \{[^]*?)\n *experimental_storage: (\{[^}]*\}),/, '\n  storage: $2,$1'],
  [
    /\n {2}onBrokenMarkdownLinks: ('\w+'),([^]*?\n {2}markdown: \{)/,
    '$2\n    hooks: { onBrokenMarkdownLinks: $1 },',
  ],
];

/** Changes the options in a source file of this site to those of the newest 3.x. */
export const withNewOptions = (source: string): string =>
  NEW_OPTIONS.reduce((text, [old, replacement]) => text.replace(old, replacement), source);

/** Returns the newest version; registries list versions in the order of publication. */
export const newestOf = (versions: readonly string[]): string =>
  [...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';

/** Sets the version of every Docusaurus package in a `package.json`. */
export const withVersion = (manifest: string, version: string): string =>
  manifest.replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`);

/** Returns the patches that a build left out, according to its warnings. */
export const patchesLeftOut = (output: string): readonly string[] => [
  ...new Set([...output.matchAll(/The patch "([^"]+)" is left out/g)].map(([, name = '']) => name)),
];
