import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { add, remove, replace, type Fault } from './fault';
import { judge, type Report } from './judge';
import { CONTROL } from './plan';
import { seed } from './seed';

const fault: Fault = { spec: 'a', test: 'works', fault: 'x', says: /toBeVisible/ };
const planned = [{ name: '1 a: x', fault }];

const report = (
  outcomes: readonly (readonly [project: string, title: string, error?: string | undefined])[],
) =>
  ({
    errors: [],
    suites: [
      {
        title: 'frame/a.spec.ts',
        specs: outcomes.map(([projectName, title, message]) => ({
          title,
          file: 'frame/a.spec.ts',
          tests: [
            {
              projectName,
              status: message === undefined ? 'expected' : 'unexpected',
              results: [{ errors: message === undefined ? [] : [{ message }] }],
            },
          ],
        })),
      },
    ],
  }) satisfies Report;

describe('the verdict', () => {
  it('counts a test that fails with the expected message as a caught fault', () => {
    const run = report([
      [CONTROL, 'works'],
      ['1 a: x', 'works', 'expect(locator).toBeVisible() failed'],
    ]);
    expect(judge(run, planned)).toEqual({ caught: 1, control: 1, problems: [] });
  });

  it.each([
    ['passes', undefined, '"frame/a.spec.ts › works" passes'],
    ['fails for another reason', 'net::ERR_FAILED', 'fails with other words than /toBeVisible/'],
  ])('reports a fault as missed when its test %s', (_, message, says) => {
    const { caught, problems } = judge(
      report([
        [CONTROL, 'works'],
        ['1 a: x', 'works', message],
      ]),
      planned,
    );
    expect(caught).toBe(0);
    expect(problems).toEqual([expect.stringContaining(says)]);
  });

  it('reports a test without a fault, a fault without a test and a test that fails anyway', () => {
    const { problems } = judge(report([[CONTROL, 'other', 'broken']]), planned);
    expect(problems).toEqual([
      '1 a: x: names no test',
      'without a fault, "frame/a.spec.ts › other" fails:\nbroken',
      '"frame/a.spec.ts › other" has no fault',
    ]);
  });
});

describe('a seeded site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
  const source = path.join(folder, 'source');
  const target = path.join(folder, 'target');
  mkdirSync(path.join(source, 'b'), { recursive: true });
  writeFileSync(path.join(source, 'a.html'), 'one');
  writeFileSync(path.join(source, 'b/c.html'), 'two');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains the changes; the original is unchanged', () => {
    seed(source, target, [replace(/\.html$/, /one/, '1'), remove(/^b\//), add('d.html', 'new')]);
    expect(readFileSync(path.join(target, 'a.html'), 'utf8')).toBe('1');
    expect(() => readFileSync(path.join(target, 'b/c.html'))).toThrow('ENOENT');
    expect(readFileSync(path.join(target, 'd.html'), 'utf8')).toBe('new');
    expect(readFileSync(path.join(source, 'a.html'), 'utf8')).toBe('one');
  });

  it('is rejected when a change matches nothing', () => {
    expect(() => seed(source, target, [replace(/\.html$/, /three/, '3')])).toThrow('/three/');
    expect(() => seed(source, target, [remove(/^x/)])).toThrow('/^x/');
  });
});
