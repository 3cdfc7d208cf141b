import { describe, expect, it } from 'vitest';
import { themeConfig } from '../../config/theme';
import { fittingPatches, needsOf, type ReadModule, readInstalled } from './fence';
import { digestOf } from '.';
import type { Patch } from './patch';
import { patchesFor } from './patches';

const ALL = patchesFor(themeConfig);
const namesOf = (patches: readonly Patch[]): readonly string[] => patches.map(({ name }) => name);

// `npm run take-newest` asks to leave out patches that do not fit the newest Docusaurus.
const REQUESTED = process.env.onlyStock;
const FITTING = fittingPatches(ALL, { onlyStock: REQUESTED, warn: () => undefined });

const fitting = (read?: ReadModule, onlyStock = REQUESTED) => {
  const warnings: string[] = [];
  const patches = fittingPatches(ALL, {
    onlyStock,
    ...(read && { read }),
    warn: (message) => void warnings.push(message),
  });
  return { names: namesOf(patches), warnings };
};

/** Every text that a patch needs, with its module; '' for the module itself. */
const textsOf = (patch: Patch): readonly (readonly [module: string, text: string])[] =>
  needsOf(patch).flatMap(({ module, text = '', until }) =>
    [text, until ?? []].flat().map((part) => [module, part] as const),
  );

const without =
  (missing: string, text: string): ReadModule =>
  (module) => {
    if (module !== missing) return readInstalled(module);
    return text === '' ? undefined : readInstalled(module)?.replaceAll(text, '/* moved */');
  };

it('every patch fits the installed Docusaurus', () => {
  expect(fitting().warnings).toEqual([]);
});

describe.each(FITTING.map((patch) => [patch.name, patch] as const))('%s', (name, patch) => {
  it('says what it expects and what it gains', () => {
    expect(textsOf(patch)).not.toEqual([]);
    expect(patch.gain).toMatch(/\d.*\.$/);
  });

  it.each(textsOf(patch))('is left out with one warning without %s: %s', (module, text) => {
    const { names, warnings } = fitting(without(module, text));
    expect(names).not.toContain(name);
    const warningsOfPatch = warnings.filter((warning) => warning.includes(`"${name}"`));
    expect(warningsOfPatch).toEqual([
      expect.stringMatching(
        /^The patch ".+" is left out: .+\. The site works without it; .+Next: /s,
      ),
    ]);
    expect(warningsOfPatch[0]).toContain(module);
    const stillFitting = FITTING.filter(
      (other) => !needsOf(other).some((need) => need.module === module),
    );
    expect(names).toEqual(expect.arrayContaining([...namesOf(stillFitting)]));
  });

  it('is left out alone, and without a warning, on request', () => {
    const { names, warnings } = fitting(undefined, `${REQUESTED ?? ''},${name}`);
    expect(names).toEqual(namesOf(FITTING).filter((other) => other !== name));
    expect(warnings.filter((warning) => warning.includes(`"${name}"`))).toEqual([]);
  });
});

it('a text that occurs twice counts as missing', () => {
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

it('a stock build has no patches', () => {
  expect(fitting(undefined, '1')).toEqual({ names: [], warnings: [] });
});

it('a different choice of patches uses a different cache', () => {
  expect(digestOf(ALL)).toBe(digestOf(patchesFor(themeConfig)));
  expect(digestOf(ALL)).not.toBe(digestOf(ALL.slice(1)));
});
