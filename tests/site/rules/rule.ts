import type { Finding } from '../../support/finding';
import type { Site } from '../site';

/** A rule for the built site. */
export interface Rule {
  readonly name: string;
  /**
   * Minimum number of checked items per page, on average. With fewer, the result proves nothing.
   */
  readonly perPage: number;
  /**
   * Whether the rule is about wording. Such rules do not apply to the texts of adopted documents.
   */
  readonly ofWords?: true;
  /** Checks the site; asynchronous checks may take a while. */
  readonly check: (site: Site) => Finding | Promise<Finding>;
}
