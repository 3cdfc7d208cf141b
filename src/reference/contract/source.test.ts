import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Path } from './json';
import { formatPlace, formatProblem } from './problem';
import { parseSource, readSource } from './source';
import { stampOf } from './stamp';
import { workspaceAt } from './testing/workspace';

const problemsOf = (text: string) =>
  parseSource('/site/a.yaml', 'a.yaml', text).problems.map(formatProblem);

describe('parseSource', () => {
  it('returns the value and the paths', () => {
    const source = parseSource('/site/a.yaml', 'a.yaml', 'a: [1, { b: c }]\n');
    expect(source).toMatchObject({
      path: '/site/a.yaml',
      file: 'a.yaml',
      value: { a: [1, { b: 'c' }] },
      problems: [],
    });
  });

  it.each<[string, string, string]>([
    ['a: 1\nb: 2\na: 3\n', 'a.yaml:3:1 ', 'Next: delete one of the two entries, or rename it.'],
    ['a:\n\tb: 1\n', 'a.yaml:2:1 ', 'Next: indent with spaces.'],
    ['a:\n  b: 1\n c: 2\n', 'a.yaml:3:', 'Next: indent the line as far as its neighbors.'],
    ['- a\nb: 1\n', 'a.yaml:2:1 ', 'Next: '],
    ["a: 'b\n", 'a.yaml:2:1 ', 'Next: close the quote at the end of the text.'],
    ['a: "b\n', 'a.yaml:2:1 ', 'Next: close the quote at the end of the text.'],
    ['a: b: c\n', 'a.yaml:1:4 ', 'Next: correct the YAML; a text with `: ` or ` #` needs quotes.'],
  ])('reports where %j is wrong, and the next step', (text, place, next) => {
    const [problem = '', ...rest] = problemsOf(text);
    expect(problem.startsWith(place)).toBe(true);
    expect(problem).toContain(next);
    expect(problem).not.toMatch(/\.\. |\s\. /);
    expect(rest).toEqual([]);
    const source = parseSource('/site/a.yaml', 'a.yaml', text);
    expect(source.value).toBeUndefined();
  });

  it('reports every key that is defined twice, and the first error after which it has to guess', () => {
    expect(problemsOf('a: 1\na: 2\nb: 1\nb: 2\n').map((line) => line.slice(0, 11))).toEqual([
      'a.yaml:2:1 ',
      'a.yaml:4:1 ',
    ]);
    expect(problemsOf('a: 1\na: 2\nb: c: d\ne: f: g\n').map((line) => line.slice(0, 11))).toEqual([
      'a.yaml:2:1 ',
      'a.yaml:3:4 ',
    ]);
  });
});

describe('locate', () => {
  const { locate } = parseSource(
    '/site/a.yaml',
    'a.yaml',
    'a:\n  - one\n  - b: two\n1: three\nempty:\n? [x]\n: y\n',
  );

  it.each<[Path, 'key' | 'value', string]>([
    [[], 'key', '1:1'],
    [[], 'value', '1:1'],
    [['a'], 'key', '1:1'],
    [['a'], 'value', '2:3'],
    [['a', '0'], 'key', '2:5'],
    [['a', '1', 'b'], 'key', '3:5'],
    [['a', '1', 'b'], 'value', '3:8'],
    [['1'], 'key', '4:1'],
    [['1'], 'value', '4:4'],
    [['empty'], 'key', '5:1'],
    // Nearest ancestors.
    [['a', '7'], 'value', '1:1'],
    [['a', '1', 'c', 'd'], 'key', '3:5'],
    [['a', '0', 'x'], 'value', '2:5'],
    [['gone'], 'value', '1:1'],
  ])('finds the %j %s at %s', (path, at, place) => {
    expect(formatPlace(locate(path, at))).toBe(`a.yaml:${place}`);
  });
});

describe('readSource', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'source-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('uses the path in the site, and returns undefined if there is no file', () => {
    const path = join(folder, 'names.yaml');
    writeFileSync(path, 'a: 1\n');
    expect(readSource(workspaceAt(folder), path)).toMatchObject({
      path,
      file: 'names.yaml',
      value: { a: 1 },
    });
    expect(readSource(workspaceAt(join(folder, 'x')), path)?.file).toBe('../names.yaml');
    expect(readSource(workspaceAt(folder), join(folder, 'gone.yaml'))).toBeUndefined();
    expect(readSource(workspaceAt(folder), folder)).toBeUndefined();
  });

  it('parses a file again only if its text has changed', () => {
    const path = join(folder, 'again.yaml');
    const workspace = workspaceAt(folder);
    const at = (seconds: number): void => {
      utimesSync(path, seconds, seconds);
      workspace.refresh();
    };
    writeFileSync(path, 'a: 1\n');
    at(1000);
    const first = readSource(workspace, path);
    expect(readSource(workspace, path)).toBe(first);
    expect(stampOf(path)).toBe('1000000:5');
    at(1001);
    expect(readSource(workspace, path)).toBe(first);
    writeFileSync(path, 'a: 12\n');
    at(1001);
    expect(readSource(workspace, path)?.value).toEqual({ a: 12 });
  });
});
