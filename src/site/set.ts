import type { DocsSet } from '../reference/contract/workspace';

/** A page that the landing page leads to. */
export interface LandingLink {
  /** Path below the set. */
  readonly page: string;
  readonly title: string;
  readonly purpose: string;
}

/** One of the first steps of an integration, with requests to copy. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Page that goes on from here, as a path below the set; '' is its intro. */
  readonly page: string;
  readonly pageTitle: string;
  readonly panels: readonly {
    readonly title: string;
    readonly language: 'bash' | 'json';
    readonly code: string;
  }[];
}

/** What is true of all steps, beginning with words that lead to a page. */
export interface StepsIntro {
  /** Path below the set. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** What the pages around a docs set say about it. */
export interface SetWords {
  /** Beside a link to the set. */
  readonly tagline: string;
  /** The landing page: what the product does, continuing after its name. */
  readonly does: string;
  /** The landing page: who the set is for, what they do with it, and where they begin. */
  readonly audience: string;
  readonly purpose: string;
  readonly topics: readonly LandingLink[];
  /** The landing page: where most readers go. */
  readonly keyPages: readonly LandingLink[];
  /** The landing page shows those of the first set that has them. */
  readonly firstSteps?: { readonly intro: StepsIntro; readonly steps: readonly Step[] };
  /** Events of a day beside the title of the landing page, and what they do to a balance. */
  readonly day?: {
    readonly title: string;
    readonly currency: string;
    readonly entries: readonly {
      /** Time of day in UTC. */
      readonly time: string;
      readonly event: string;
      /** Change of the available balance, if there is one. */
      readonly amount?: number;
    }[];
  };
}

/** A docs set of this site. */
export interface SiteSet extends DocsSet, SetWords {}
