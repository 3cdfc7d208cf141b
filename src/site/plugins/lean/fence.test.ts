import { describe, expect, it } from 'vitest';
import { themeConfig } from '../../config/theme';
import { fittingPatches, type ReadModule, readInstalled } from './fence';
import { digestOf, type Patch } from './patch';
import { patchesFor } from './patches';

const ALL = patchesFor(themeConfig);
/** Releases that this site was built with, and the patches that do not fit there. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  '3.8.0': [],
  // It has no rule for focus by pointer any more.
  '3.10.2': ['pointer-focus'],
};
const VERSION = (
  JSON.parse(readInstalled('@docusaurus/core/package.json') ?? '{}') as { readonly version: string }
).version;
const namesOf = (patches: readonly Patch[]): readonly string[] => patches.map(({ name }) => name);

const FITTING = fittingPatches(ALL, { warn: () => undefined });

const fitting = (read?: ReadModule, onlyStock?: string) => {
  const warnings: string[] = [];
  const patches = fittingPatches(ALL, {
    onlyStock,
    ...(read && { read }),
    warn: (message) => void warnings.push(message),
  });
  return { names: namesOf(patches), warnings };
};

/** Every text that a patch needs, with the module that holds it. */
const needsOf = ({ expects, client, server }: Patch): readonly (readonly [string, string])[] => [
  ...Object.entries(expects).flatMap(([module, texts]) =>
    texts.map((text) => [module, text] as const),
  ),
  ...[client, server].flatMap((changes) => [
    ...Object.keys(changes?.replacements ?? {}).map((module) => [module, ''] as const),
    ...Object.entries(changes?.edits ?? {}).flatMap(([module, edits]) =>
      edits.flatMap(({ text, until }) =>
        [text, ...(until === undefined ? [] : [until])].map((part) => [module, part] as const),
      ),
    ),
  ]),
];

const without =
  (missing: string, text: string): ReadModule =>
  (module) => {
    if (module !== missing) return readInstalled(module);
    return text === '' ? undefined : readInstalled(module)?.replaceAll(text, '/* moved */');
  };

it(`no other patch is left out by Docusaurus ${VERSION}`, () => {
  const { names, warnings } = fitting();
  expect(namesOf(ALL).filter((name) => !names.includes(name))).toEqual(LEFT_OUT[VERSION] ?? []);
  expect(warnings).toHaveLength(ALL.length - names.length);
});

describe.each(FITTING.map((patch) => [patch.name, patch] as const))('%s', (name, patch) => {
  it('says what it expects and what it gains', () => {
    expect(needsOf(patch)).not.toEqual([]);
    expect(patch.gain).toMatch(/\d.*\.$/);
  });

  it.each(needsOf(patch))('is left out with one warning without %s: %s', (module, text) => {
    const { names, warnings } = fitting(without(module, text));
    expect(names).not.toContain(name);
    const own = warnings.filter((warning) => warning.includes(`"${name}"`));
    expect(own).toEqual([
      expect.stringMatching(
        /^The patch ".+" is left out: .+\. The site works without it; .+Next: /s,
      ),
    ]);
    expect(own[0]).toContain(module);
    const others = FITTING.filter((other) => !needsOf(other).some(([its]) => its === module));
    expect(names).toEqual(expect.arrayContaining([...namesOf(others)]));
  });

  it('is left out alone, and without a warning, on request', () => {
    const { names, warnings } = fitting(undefined, name);
    expect(names).toEqual(namesOf(FITTING).filter((other) => other !== name));
    expect(warnings.filter((warning) => warning.includes(`"${name}"`))).toEqual([]);
  });
});

it('a text that stands twice is as good as none', () => {
  const module = '@docusaurus/core/lib/client/clientEntry.js';
  const twice: ReadModule = (asked) => {
    const source = readInstalled(asked);
    return asked === module ? `${source}${source}` : source;
  };
  expect(namesOf(FITTING).filter((name) => !fitting(twice).names.includes(name))).toEqual([
    'two-tasks',
    'waiting-router',
  ]);
});

it('no patch is left in a stock build', () => {
  expect(fitting(undefined, '1')).toEqual({ names: [], warnings: [] });
});

it('other patches make another cache', () => {
  expect(digestOf(ALL)).toBe(digestOf(patchesFor(themeConfig)));
  expect(digestOf(ALL)).not.toBe(digestOf(ALL.slice(1)));
});
