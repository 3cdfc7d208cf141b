import { describe, expect, it } from 'vitest';
import { cut, type Weighed } from './cut';

const operations = (paths: readonly string[], rows = 10): readonly Weighed[] =>
  paths.map((path) => ({ path, title: path, rows, objects: [] }));

const numbered = (count: number, path: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => path(index));

const cutOf = (all: readonly Weighed[]) =>
  cut(all).map((part) => [part.paths, part.operations.length]);

describe('the operations of a topic', () => {
  it('stay together when they fit on a page', () => {
    expect(cutOf([])).toEqual([[[], 0]]);
    expect(cutOf(operations(numbered(20, (index) => `/pets/${index}`)))).toEqual([[[], 20]]);
  });

  it('are cut where their paths diverge, and neighbors share a page', () => {
    const all = operations([
      '/repos/{repo}',
      ...numbered(18, () => '/repos/{repo}/branches/{branch}'),
      ...numbered(3, (index) => `/repos/{repo}/tags/${index}`),
      ...numbered(2, (index) => `/repos/{repo}/keys/${index}`),
    ]);
    expect(cutOf(all)).toEqual([
      [['/repos/{repo}', '/repos/{repo}/branches'], 19],
      [['/repos/{repo}/tags', '/repos/{repo}/keys'], 5],
    ]);
  });

  it('fill one page after another when their paths have nothing in common', () => {
    expect(
      cutOf(operations(numbered(45, (index) => `/call${index}`))).map(([, count]) => count),
    ).toEqual([20, 20, 5]);
  });

  it('are cut by their rows, down to the operations of a single path', () => {
    const all = [
      ...operations(['/a', '/a', '/a/more']),
      ...operations(['/b/1', '/b/1', '/b/1'], 200),
      ...operations(['/b/2', '/b/3'], 120),
    ];
    expect(cutOf(all)).toEqual([
      [['/a'], 3],
      [['/b/1'], 3],
      [['/b/2', '/b/3'], 2],
    ]);
  });

  it('move objects to further pages when a single operation has too many', () => {
    const names = numbered(30, (index) => `schema:Node${index}`);
    const objects = operations(names, 40);
    const [file] = operations(['/files/{id}'], 30 * 40 + 50).map((one) => ({ ...one, objects }));
    const pages = cut(file ? [file] : []);
    const below = pages.slice(1).map(({ paths }) => paths);
    expect(pages[0]).toEqual({ paths: ['/files/{id}'], operations: [file] });
    // Four objects share the page of the operation; six fit on each further page.
    expect(below.flat()).toEqual(names.slice(4));
    expect(below.map(({ length }) => length)).toEqual([6, 6, 6, 6, 2]);
  });
});
