/**
 * Pushes the search records of the last build to Algolia: run `npm run build`, then
 * `npm run search:push` with ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_WRITE_KEY set. This is an
 * alternative to Algolia's crawler (deploy/docsearch.json).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../src/site/config/site';
import { setTitles } from '../src/site/config/sets';
import { toAlgolia } from '../src/reference/search/algolia';
import { type StoredPage, unpack } from '../src/reference/search/pack';
import { replaceRecords } from './search/algolia-api';
import { runCommand } from './run-command.mjs';

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_WRITE_KEY'] as const;

const readIndex = (): unknown => {
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const file = join(folder, 'search', 'default', 'texts.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read. Run "npm run build" first.`, { cause });
  }
};

async function main(): Promise<void> {
  const missing = REQUIRED.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} in the environment.`);
  const [appId = '', indexName = '', writeKey = ''] = REQUIRED.map((name) => process.env[name]);
  const records = unpack(readIndex() as readonly StoredPage[]);
  const siteUrl = (site.url + site.baseUrl).replace(/\/$/, '');
  const origin = process.env.ALGOLIA_ORIGIN ?? `https://${appId}.algolia.net`;
  await replaceRecords(
    records.map((record) =>
      toAlgolia(record, { siteUrl, setTitles: { ...setTitles, site: site.title } }),
    ),
    { origin, appId, writeKey, indexName },
  );
  console.log(`${records.length} records pushed to the index ${indexName}.`);
}

runCommand('sending the search records', main);
