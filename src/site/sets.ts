import { landing as general } from '../../partners/general/landing';
import { landing as rebellPay } from '../../partners/rebell-pay/landing';
import type { DocsSet } from '../reference/contract/workspace';
import type { MovedSection } from './boot/address';
import type { SetWords, SiteSet } from './set';

/** A set as it is written here: the texts for the pages outside it are optional. */
type WrittenSet = DocsSet & Partial<SetWords>;

/**
 * The docs sets, in the order in which readers see them; `%product%` is the name of the product.
 * `npm run adopt` adds a set, `npm run sets` removes or renames a set.
 */
const writtenSets: readonly WrittenSet[] = [
  { id: 'general', title: '%product%', isSample: true, ...general },
  { id: 'rebell-pay', title: '%product% Pay', isSample: true, ...rebellPay },
];

/** Sections that moved: their old addresses redirect to the new ones. */
export const movedSections: readonly MovedSection[] = [{ from: 'peer-wallet', to: 'general' }];

/** The docs sets, with default texts where a set has none of its own. */
export const docsSets = (productName: string): readonly SiteSet[] =>
  writtenSets.map(({ title, ...words }) => ({
    tagline: 'reference and sandbox',
    does: 'has a reference with request samples, and a sandbox in your browser.',
    audience: 'For developers',
    purpose: 'You read what each operation takes and answers, and try it before you write code.',
    topics: [],
    keyPages: [],
    title: title.replaceAll('%product%', () => productName),
    ...words,
  }));
