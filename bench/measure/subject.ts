import { existsSync } from 'node:fs';
import { site } from '../../src/site/config/site';
import { BUILD_DIR } from '../../tests/support/paths';
import type { Topic } from '../pages/topic';
import type { Site } from '../sites/site';

/** A page to open or to navigate to: its path, and a part of its heading. */
export interface Stop {
  readonly path: string;
  readonly title: string;
}

/** A built site, with the pages that a reader visits. */
export interface Subject {
  readonly name: string;
  readonly output: string;
  readonly baseUrl: string;
  /** Ten pages in a row, of the usual length. */
  readonly walk: readonly Stop[];
  /** A page with a link to the longest one. */
  readonly beforeHeaviest: Stop;
  readonly heaviest: Stop;
}

const WALK = 10;

/** @throws when there are too few pages for a walk and the way to the heaviest page */
export function subjectOf(site: Site, topics: readonly Topic[]): Subject {
  const stops = topics.map((topic) => ({ path: site.pathOf(topic), title: topic.title }));
  const [beforeHeaviest, heaviest] = stops.slice(-2);
  if (stops.length < WALK + 2 || !beforeHeaviest || !heaviest) {
    throw new Error(`${stops.length} pages: the browser needs ${WALK + 2} or more.`);
  }
  const { name, output, baseUrl } = site;
  return { name, output, baseUrl, walk: stops.slice(0, WALK), beforeHeaviest, heaviest };
}

const real = (page: string, title: string): Stop => ({
  path: `${site.baseUrl}general/${page}`,
  title,
});

const CARD = real('api/card', 'Card');

/** The site itself, as built by `npm run build`; the walk starts on its heaviest page. */
export function realSubject(): Subject {
  if (!existsSync(BUILD_DIR)) throw new Error('There is no build/: run `npm run build` first.');
  return {
    name: 'The real /general/api/card',
    output: BUILD_DIR,
    baseUrl: site.baseUrl,
    walk: [
      CARD,
      real('api/partner', 'Partner'),
      real('api/user', 'User'),
      real('api/kyc', 'KYC'),
      real('api/crypto-deposit', 'deposit'),
      real('api/crypto-withdrawals', 'withdrawals'),
      real('api/exchange', 'Exchange'),
      real('api/transfer', 'Transfer'),
      real('api/sepa-transfer', 'SEPA'),
      real('fees', 'Fees'),
    ],
    beforeHeaviest: real('api/kyc', 'KYC'),
    heaviest: CARD,
  };
}
