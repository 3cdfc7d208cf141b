import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../src/reference/search/index-build';
import { type StoredPage, unpack } from '../src/reference/search/pack';
import type { Phrase } from '../src/reference/search/phrases';
import { queryWords, searchRecords } from '../src/reference/search/query';
import { recordPath } from '../src/reference/search/record';
import { ROOT } from '../tests/support/paths';
import { reciprocalRank } from './search/queries';
const records = unpack(JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default/texts.json'), 'utf8')) as readonly StoredPage[]);
const index = buildIndex(records, JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default/phrases.json'), 'utf8')) as readonly Phrase[]);
const known = new Set(index.postings.keys());
const out: any[] = [];
for (const f of process.argv.slice(2)) {
  for (const q of JSON.parse(readFileSync(f, 'utf8')) as any[]) {
    const found = searchRecords(index, q.query, { currentSet: q.set }).map(({ record }) => recordPath(record));
    if (reciprocalRank(found, q.wanted) === 1) continue;
    out.push({ ...q, words: queryWords(q.query), top: found[0], r: reciprocalRank(found, q.wanted) });
  }
}
writeFileSync('/tmp/q/missed.json', JSON.stringify(out, null, 1));
console.log(out.length);
for (const o of out) console.log(o.query, '|', o.kind, o.r.toFixed(2), '|', o.top, '|', o.wanted.slice(0, 3).join(' '));
