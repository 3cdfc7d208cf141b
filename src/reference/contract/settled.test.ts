import { afterEach, describe, expect, it } from 'vitest';
import { cachedContract } from './load';
import { readPages } from './page-files';
import { settledUntilStarted } from './settled';
import { fixtureOptions, SiteCopy } from './testing/site-copy';

describe('files of a build', () => {
  const environmentOfTests = process.env.NODE_ENV;

  afterEach(() => {
    process.env.NODE_ENV = environmentOfTests;
  });

  const states = async (environment: string): Promise<readonly (readonly string[])[]> => {
    process.env.NODE_ENV = environment;
    using site = new SiteCopy();
    const options = fixtureOptions(site.dir);
    const look = async (): Promise<readonly string[]> => [
      (await cachedContract(options)).operations.at(-1)?.summary ?? '',
      `${readPages(site.dir, 'general').flatMap(({ tags }) => tags).length} tags`,
    ];
    const before = await look();
    site.edit('shared/contract/reader.yaml', 'Get a reader', 'Look up a reader');
    site.edit('general/api/reader.mdx', '<Operation id="getReader" />', 'Nothing.');
    return [before, await look()];
  };

  it('keep the state in which they were read first', async () => {
    expect(await states('production')).toEqual([
      ['Get a reader', '11 tags'],
      ['Get a reader', '11 tags'],
    ]);
  });

  it('keep it as well while the dev server starts', async () => {
    let isStarting = true;
    settledUntilStarted(() => isStarting);
    expect(await states('development')).toEqual([
      ['Get a reader', '11 tags'],
      ['Get a reader', '11 tags'],
    ]);
    isStarting = false;
    expect(await states('development')).toContainEqual(['Look up a reader', '10 tags']);
  });

  it('are looked at again while the dev server runs', async () => {
    expect(await states('development')).toEqual([
      ['Get a reader', '11 tags'],
      ['Look up a reader', '10 tags'],
    ]);
  });
});
