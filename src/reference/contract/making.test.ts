import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workspaceAt } from './testing/workspace';
import { kept, type Workspace } from './workspace';

/** For each value, the values that its maker reads, and whether it reads them at the same time. */
type Graph = readonly { readonly reads: readonly number[]; readonly atOnce: boolean }[];

const SIZE = 5;
const graphs: fc.Arbitrary<Graph> = fc.array(
  fc.record({ reads: fc.array(fc.nat(SIZE - 1), { maxLength: 3 }), atOnce: fc.boolean() }),
  { minLength: SIZE, maxLength: SIZE },
);

/** Whether a value is made from itself, or from one that is. */
function isEndless(graph: Graph, start: number, way: readonly number[] = []): boolean {
  if (way.includes(start)) return true;
  return (graph[start]?.reads ?? []).some((next) => isEndless(graph, next, [...way, start]));
}

const settled = async (value: () => Promise<unknown>): Promise<string> => {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('never'), 1000).unref();
  });
  const outcome = value().then(
    () => 'made',
    (error: unknown) => (error as Error).message,
  );
  return Promise.race([outcome, late]);
};

const promised = (graph: Graph) => {
  const read = kept(async (workspace: Workspace, key: string): Promise<void> => {
    const { reads = [], atOnce = false } = graph[Number(key)] ?? {};
    if (atOnce) await Promise.all(reads.map((next) => read(workspace, String(next))));
    else for (const next of reads) await read(workspace, String(next));
  });
  return read;
};

describe('promises that are made from one another', () => {
  it('settle when read in any order, and fail if and only if they wait for themselves', async () => {
    const seen = { endless: 0, made: 0 };
    const starts = fc.shuffledSubarray([...Array(SIZE).keys()], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(graphs, starts, async (graph, order) => {
        const [workspace, read] = [workspaceAt('/site'), promised(graph)];
        // Started together: none is inside the making of another.
        const outcomes = await Promise.all(
          order.map((start) => settled(() => read(workspace, String(start)))),
        );
        order.forEach((start, index) => {
          const endless = isEndless(graph, start);
          seen[endless ? 'endless' : 'made'] += 1;
          expect(outcomes[index]).toMatch(endless ? /wait for each other/ : /^made$/);
        });
      }),
      { numRuns: 300 },
    );
    expect(Math.min(seen.endless, seen.made)).toBeGreaterThan(100);
  });

  it('name the values that wait for each other', async () => {
    const graph = [1, 2, 0].map((next) => ({ reads: [next], atOnce: false }));
    const outcome = await settled(() => promised(graph)(workspaceAt('/site'), '0'));
    expect(outcome).toContain('wait for each other without end: 2 → 0 → 1 → 2');
  });
});

it('a value that is made from itself at once fails as well', () => {
  const read = kept((workspace: Workspace, key: string): number =>
    key === 'a' ? read(workspace, 'b') : read(workspace, 'a'),
  );
  expect(() => read(workspaceAt('/site'), 'a')).toThrow('b → a → b');
});

it('a value may be read again after it was made, from within its own later work', async () => {
  const later: Promise<unknown>[] = [];
  const read = kept((workspace: Workspace, key: string): Promise<string> => {
    if (key === 'a') later.push(nextTurn().then(() => read(workspace, 'b')));
    return key === 'a' ? Promise.resolve(key) : read(workspace, 'a');
  });
  const workspace = workspaceAt('/site');
  await read(workspace, 'a');
  expect(await Promise.all(later)).toEqual(['a']);
});
