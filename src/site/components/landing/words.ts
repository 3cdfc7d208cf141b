import { grouped } from '../../../reference/contract/grouped';
import type { LandingLink, SiteSet } from '../../set';

export interface SectionWords {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
}

/** Texts of the landing page outside its lists, for the page and its Markdown copy. */
export const hero = { label: 'Partner API documentation' } as const;

/** Returns what the product does. Sets with the same text share a sentence. */
export const lead = (sets: readonly Pick<SiteSet, 'title' | 'does'>[]): string =>
  [...grouped(sets, ({ does }) => does)]
    .map(([does, alike]) => {
      const titles = alike.map(({ title }) => title);
      const last = titles.pop() ?? '';
      return titles.length === 0
        ? `${last} ${does}`
        : `${titles.join(', ')} and ${last}: each ${does}`;
    })
    .join(' ');

export const ledger = {
  mark: 'Illustrative',
  columns: ['UTC', 'Event'],
  noChange: 'no change',
  balance: 'Available balance',
} as const;

export const setsSection = (sets: readonly unknown[]): SectionWords =>
  sets.length > 1
    ? {
        id: 'sets',
        title: `${sets.length === 2 ? 'Two' : sets.length} sets, one for each API`,
        intro: 'Each has its own reference, sandbox and change log. Choose by what you build.',
      }
    : { id: 'sets', title: 'What you find here' };

export const stepsSection = { id: 'first-steps', title: 'The first steps' } as const;

export const nextSection: SectionWords = { id: 'next', title: 'Where to go next' };

/** Pages that exist in every set. */
const COMMON_PAGES: readonly LandingLink[] = [
  {
    page: 'api/playground',
    title: 'Playground',
    purpose: 'Send each request to a sandbox in your browser and read the answer.',
  },
  {
    page: 'postman-collection',
    title: 'Postman collection',
    purpose: 'Every request of the reference, generated from the same contract.',
  },
];

/** Returns the pages that most readers visit after the landing page. */
export const keyPages = (sets: readonly SiteSet[]) => [
  ...sets.flatMap((set) => set.keyPages.map((page) => ({ set, ...page }))),
  ...sets.slice(0, 1).flatMap((set) => COMMON_PAGES.map((page) => ({ set, ...page }))),
];

/** Returns the first steps of an integration; undefined if no set defines any. */
export const firstSteps = (sets: readonly SiteSet[]) => {
  const set = sets.find((candidate) => candidate.firstSteps);
  return set?.firstSteps && { set, ...set.firstSteps };
};

/** Returns a day in events; undefined if no set defines one. */
export const dayOf = (sets: readonly SiteSet[]): SiteSet['day'] => sets.find(({ day }) => day)?.day;

export const assurances = [
  [
    'One contract',
    'Reference, samples, playground and Postman collection come from one OpenAPI 3.1 file per set.',
  ],
  [
    'Checked examples',
    'Every request, response and event shown is checked against its schema before publication.',
  ],
  ['No dead ends', 'A broken link or anchor stops the build, so each one leads to what it names.'],
  [
    'Open to everyone',
    'Readable without JavaScript, by keyboard and by screen reader, in light and dark.',
  ],
] as const;

export const about = { page: '/markdown-page', title: 'About this documentation' } as const;
