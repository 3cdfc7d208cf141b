import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asObject } from '../json';
import { formatProblem } from '../problem';
import { workspaceAt } from '../testing/workspace';
import { factPaths } from './read';
import { pageWithFigures, readContractSource } from './source';

const FACTS = (id: string, value: string) =>
  `illustrative: true\nfacts:\n  - { id: ${id}, value: ${value}, unit: hour, what: Wait before its use }\n`;

let site = '';
const at = (file: string): string => join(site, 'partners', file);
const write = (file: string, text: string): string => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
  return at(file);
};
const page = (source: string, file = 'general/a.mdx') =>
  pageWithFigures(workspaceAt(site), at(file), source);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'facts-'));
  write('shared/facts.yaml', FACTS('wait', '24'));
  write('general/facts.yaml', FACTS('own', '2'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

describe('figures of a page', () => {
  it('come from its own set and from the shared files', () => {
    expect(page('<Figure id="wait" />, <Figure id="own" />')).toBe('24 hours, 2 hours');
    expect(factPaths(site, at('general/api/a.mdx'))).toEqual([
      at('shared/facts.yaml'),
      at('general/facts.yaml'),
    ]);
    expect(factPaths(site, join(site, 'src/site/pages/a.mdx'))).toEqual([]);
  });

  it('are not those of another set', () => {
    expect(() => page('a\n\nb <Figure id="own" />', 'shared/prose/_a.mdx')).toThrow(
      'partners/shared/prose/_a.mdx:3:3 There is no figure `own`. Next: add it to facts.yaml.',
    );
    expect(() => page('<Figure id="own" />', 'lending/a.mdx')).toThrow('no figure `own`');
  });

  it.each([
    ['a second entry', FACTS('wait', '2'), '3:7 The figure `wait` is defined twice'],
    ['a missing value', FACTS('own', '').replace('value: , ', ''), '3:5 `value` is missing'],
    ['a negative value', FACTS('own', '-1'), '`value` is wrong'],
    ['an unknown unit', FACTS('own', '2').replace('hour', 'huor'), 'did you mean `hour`?'],
    ['a missing mark', FACTS('own', '2').replace('illustrative: true\n', ''), 'illustrative'],
  ])('report the place of %s', (_what, text, message) => {
    write('general/facts.yaml', text);
    // Tags without a figure follow from the mistake, and are not reported as well.
    const problems = () => page('<Figure id="own" /> <Figure id="gone" />');
    expect(problems).toThrow('partners/general/facts.yaml:');
    expect(problems).toThrow(message);
    expect(problems).not.toThrow('There is no figure');
  });
});

describe('figures of a contract file', () => {
  const TEXT = 'a: { b: Wait <Figure id="wait" />. }\nc: [<Figure id="wait" as="duration" />]\n';

  it('replace tags in its texts, and follow a change of the data file', () => {
    const path = write('general/contract/a.yaml', TEXT);
    const workspace = workspaceAt(site);
    expect(readContractSource(workspace, path)?.value).toEqual({
      a: { b: 'Wait 24 hours.' },
      c: ['PT24H'],
    });
    expect(readContractSource(workspace, path)).toBe(readContractSource(workspace, path));
    write('shared/facts.yaml', FACTS('wait', '480'));
    workspace.refresh();
    const source = readContractSource(workspace, path);
    expect(asObject(source?.value).c).toEqual(['PT480H']);
    expect(source?.locate(['a', 'b'], 'key')).toEqual({
      file: 'partners/general/contract/a.yaml',
      line: 1,
      column: 6,
    });
  });

  it('report the place of an unknown one', () => {
    const path = write('general/contract/a.yaml', TEXT.replace('"wait" as', '"wit" as'));
    expect(readContractSource(workspaceAt(site), path)?.problems.map(formatProblem)).toEqual([
      expect.stringContaining(
        'partners/general/contract/a.yaml:2:5 There is no figure `wit`. Next: did you mean `wait`?',
      ),
    ]);
  });

  it('are undefined if there is no file', () => {
    expect(readContractSource(workspaceAt(site), at('general/gone.yaml'))).toBeUndefined();
  });
});
