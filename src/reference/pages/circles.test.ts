import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { workspaceAt } from '../contract/testing/workspace';
import { readPage, takeContents } from './page';

const dir = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A page and partials in two folders; each imports and shows some of the others, or itself. */
const FILES = ['partners/a/page.mdx', 'partners/a/_b.mdx', 'partners/shared/_c.mdx', '_d.md'];
/** For each file, the files that it imports: by a relative path, or by one from the site. */
const graphs = fc.array(
  fc.array(fc.tuple(fc.nat(FILES.length - 1), fc.boolean()), { maxLength: 2 }),
  { minLength: FILES.length, maxLength: FILES.length },
);
type Graph = typeof graphs extends fc.Arbitrary<infer G> ? G : never;

const HEAD =
  '---\ntitle: Library\ndescription: Lend a book, read the rules of the house, and bring it back in time.\n---\n\n';

function write(graph: Graph): void {
  FILES.forEach((file, index) => {
    const up = '../'.repeat(file.split('/').length - 1) || './';
    const imports = (graph[index] ?? []).map(([to, isFromSite], number) => ({
      name: `Part${number}`,
      from: `${isFromSite ? '@site/' : up}${FILES[to] ?? ''}`,
    }));
    const lines = imports.map(({ name, from }) => `import ${name} from '${from}';`).join('\n');
    const tags = imports.map(({ name }) => `<${name} />`).join('\n\n');
    const path = join(dir, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, `${index === 0 ? HEAD : ''}${lines}\n\nText.\n\n${tags}\n`);
  });
}

function isEndless(graph: Graph, file: number, way: readonly number[] = []): boolean {
  if (way.includes(file)) return true;
  return (graph[file] ?? []).some(([next]) => isEndless(graph, next, [...way, file]));
}

const REPORT = /^\S+\.mdx?:\d+:\d+ The file imports itself: `(\S+)`.* → `\1`\. Next: delete/;

const messageOf = (error: unknown): string => (error as Error).message;

it('reports imports that lead back to a file, at their place, whoever reads it first', async () => {
  const seen = { endless: 0, shown: 0 };
  await fc.assert(
    fc.asyncProperty(graphs, fc.boolean(), async (graph, atOnce) => {
      write(graph);
      const workspace = workspaceAt(dir);
      const paths = FILES.map((file) => join(dir, file));
      const reads = paths.map((path) => () => readPage(workspace, path));
      const compiles = paths.map((path) => () => takeContents(workspace, path));
      const all = [...reads, ...compiles].map((read) => () => read().then(() => '', messageOf));
      const messages: string[] = [];
      if (atOnce) messages.push(...(await Promise.all(all.map((read) => read()))));
      else for (const read of all) messages.push(await read());
      messages.forEach((message, index) => {
        const endless = isEndless(graph, index % FILES.length);
        seen[endless ? 'endless' : 'shown'] += 1;
        expect(message).toMatch(endless ? REPORT : /^$/);
      });
    }),
    { numRuns: 100 },
  );
  console.info(`${seen.endless} readings of files that import themselves, ${seen.shown} of others`);
  expect(Math.min(seen.endless, seen.shown)).toBeGreaterThan(100);
});
