/**
 * A thread that looks for misspelled words, so that no page waits for it. It is sent `{ config, paths }`,
 * and answers with `[path, { text, offset, suggestions }[]][]`.
 */
import { parentPort } from 'node:worker_threads';
import { spellCheckFile } from 'cspell-lib';

async function wordsIn(path, configFile) {
  const settings = { configFile, noConfigSearch: true, generateSuggestions: true };
  const { checked, issues } = await spellCheckFile(path, settings, {});
  if (!checked) return [];
  return issues.map(({ text, offset, suggestions = [] }) => ({ text, offset, suggestions }));
}

parentPort.on('message', async ({ config, paths }) => {
  const found = [];
  for (const path of paths) found.push([path, await wordsIn(path, config)]);
  parentPort.postMessage(found);
});
