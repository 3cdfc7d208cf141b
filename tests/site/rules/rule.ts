import type { Finding } from '../../support/finding';
import type { Site } from '../site';

/** One rule on the built site. */
export interface Rule {
  readonly name: string;
  /** Fewest things the rule must have seen on the real site to prove anything. */
  readonly atLeast: number;
  /** May take a while where the work itself is asynchronous. */
  readonly check: (site: Site) => Finding | Promise<Finding>;
}
