import { grouped } from '../../../reference/contract/grouped';
import type { LandingLink, SiteSet } from '../../set';

export interface SectionWords {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
}

/** What the landing page says beside its lists; the page shows it, and its Markdown copy. */
export const hero = { label: 'Partner API documentation' } as const;

/** What the product does: sets of which the same is said share a sentence. */
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

/** Pages that every set has. */
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

/** Where most readers go from the landing page. */
export const keyPages = (sets: readonly SiteSet[]) => [
  ...sets.flatMap((set) => set.keyPages.map((page) => ({ set, ...page }))),
  ...sets.slice(0, 1).flatMap((set) => COMMON_PAGES.map((page) => ({ set, ...page }))),
];

/** The first steps of an integration; undefined when no set has any. */
export const firstSteps = (sets: readonly SiteSet[]) => {
  const set = sets.find((candidate) => candidate.firstSteps);
  return set?.firstSteps && { set, ...set.firstSteps };
};

/** A day in events; undefined when no set has one. */
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
