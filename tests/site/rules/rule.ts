import type { Finding } from '../../support/finding';
import type { Site } from '../site';

/** One rule on the built site. */
export interface Rule {
  readonly name: string;
  /** Fewest things that the rule must have seen for each page, on average, to prove anything. */
  readonly perPage: number;
  /** Whether it is about words: those of a document that was adopted are not held to it. */
  readonly ofWords?: true;
  /** May take a while where the work itself is asynchronous. */
  readonly check: (site: Site) => Finding | Promise<Finding>;
}
