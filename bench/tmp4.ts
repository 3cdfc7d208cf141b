import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../src/reference/search/index-build';
import { type StoredPage, unpack } from '../src/reference/search/pack';
import type { Phrase } from '../src/reference/search/phrases';
import { searchRecords } from '../src/reference/search/query';
import { recordPath } from '../src/reference/search/record';
import { ROOT } from '../tests/support/paths';
import { reciprocalRank } from './search/queries';
const records = unpack(JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default/texts.json'), 'utf8')) as readonly StoredPage[]);
const index = buildIndex(records, JSON.parse(readFileSync(join(ROOT, '.docusaurus/search/default/phrases.json'), 'utf8')) as readonly Phrase[]);
for (const f of process.argv.slice(2)) {
  const qs = JSON.parse(readFileSync(f, 'utf8')) as any[];
  const rs = qs.map((q) => reciprocalRank(searchRecords(index, q.query, { currentSet: q.set }).map(({ record }) => recordPath(record)), q.wanted));
  const kinds = [...new Set(qs.map((q) => q.kind))].map((k) => { const x = rs.filter((_, i) => qs[i].kind === k); return `${k} ${(x.reduce((a, b) => a + b, 0) / x.length).toFixed(3)} (${x.length})`; });
  console.log(f, 'MRR', (rs.reduce((a, b) => a + b, 0) / rs.length).toFixed(3), '@1', rs.filter((r) => r === 1).length / rs.length, '@3', (rs.filter((r) => r > 0.3).length / rs.length).toFixed(3), 'none', rs.filter((r) => r < 0.1).length, kinds.join(', '));
}
