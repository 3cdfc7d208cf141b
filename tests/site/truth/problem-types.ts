import { textFiles } from '../site';
import { Tally, type SetTruth, type Truth, type TruthCheck } from './truth';

const escape = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function check({ site }: Truth, set: SetTruth) {
  const tally = new Tally(set, 'places that name the `type` of a problem');
  const base = `${site.origin}${site.baseUrl}${set.contract.set}`;
  const address = new RegExp(`${escape(base)}(/[\\w/-]+)?#(error-[\\w-]+)`, 'g');
  for (const { file, content } of textFiles(site)) {
    let count = 0;
    for (const [whole, path = '', anchor = ''] of content.matchAll(address)) {
      const exists = set.anchorsOn(path.slice(1)).has(anchor);
      count += 1;
      tally.note(`${file}, occurrence ${count}: ${whole}`, exists ? undefined : 'leads nowhere');
    }
  }
  return tally.coverage();
}

/** Every `type` of a problem, on pages and in downloads, links to the entry of its code. */
export const problemTypes: TruthCheck = {
  name: 'every `type` of a problem leads to its entry',
  atLeast: ({ errors }) => errors.length,
  check: (truth) => truth.sets.map((set) => check(truth, set)),
};
