import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPlace } from '../../src/reference/contract/problem';
import { positionOf } from '../../src/reference/contract/testing/site-copy';
import { Workspace } from '../../src/reference/contract/workspace';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { configurationProblems } from '../../src/reference/plugins/contract/configuration';
import { daily } from '../support/daily';
import { writeSkeleton } from '../support/skeleton';
import { makeMistake, SeededSite } from './seeded-site';
import { MISTAKES, type Mistake } from './table';

const isPosition = (text: string): boolean => /^\d+:\d+$/.test(text);

/** One site for all rows: files that a row does not change are not read again. */
let site: SeededSite;
let workspace: Workspace;
/** The workspace of a dev server that has been running since then. */
let server: Workspace;
beforeAll(async () => {
  site = new SeededSite();
  const options = {
    siteDir: site.dir,
    docsUrl: 'https://docs.library.example/docs',
    sets: [{ id: 'general', title: 'Library', isSample: true }],
  };
  workspace = new Workspace(options);
  server = new Workspace({ ...options, isDevelopment: true });
  expect(await configurationProblems(server)).toEqual([]);
});
afterAll(() => site.remove());

async function seed(row: Mistake) {
  const made = row.made === undefined ? undefined : writeSkeleton(site.dir, row.made);
  const undo = makeMistake(site.dir, row);
  workspace.refresh();
  server.refresh();
  try {
    const file = row.reportedIn ?? row.file;
    const position = isPosition(row.at) ? row.at : positionOf(site.read(file), row.at);
    const problems = [...(await checkSets(workspace)), ...(await configurationProblems(server))];
    return { problems, place: `${file}:${position}` };
  } finally {
    undo();
    made?.undo();
    workspace.refresh();
  }
}

describe('a mistake of a writer is reported at its place, with the next step', () => {
  it.each(daily(MISTAKES, 5))('$layer: $mistake', async (row) => {
    const { problems, place } = await seed(row);
    expect(
      problems.map(({ message, next, ...problem }) => ({
        place: formatPlace(problem.place),
        message,
        next,
      })),
    ).toContainEqual({
      place,
      message: expect.stringContaining(row.message) as string,
      next: expect.stringContaining(row.next) as string,
    });
  });
});

describe('the table', () => {
  it('contains many kinds of mistakes, in every layer, each once', () => {
    const kinds = new Set(MISTAKES.map(({ mistake }) => mistake));
    console.info(`${kinds.size} kinds of mistakes of writers, beside those of the contract`);
    expect(kinds.size).toBe(MISTAKES.length);
    expect(kinds.size).toBeGreaterThan(370);
  });

  it('is based on a site without mistakes', async () => {
    expect(await checkSets(workspace)).toEqual([]);
  });
});
