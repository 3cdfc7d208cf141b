import type { Finding } from '../../support/finding';
import type { Site } from '../site';

/** One rule on the built site. */
export interface Rule {
  readonly name: string;
  /** Fewest things that the rule must have seen for each page, on average, to prove anything. */
  readonly perPage: number;
  /** May take a while where the work itself is asynchronous. */
  readonly check: (site: Site) => Finding | Promise<Finding>;
}
