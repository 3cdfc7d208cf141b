import type { DocsSet } from '../reference/contract/workspace';

/** A page that the landing page links to. */
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
  /** Page that continues this step, as a path below the set; '' is the intro of the set. */
  readonly page: string;
  readonly pageTitle: string;
  readonly panels: readonly {
    readonly title: string;
    readonly language: 'bash' | 'json';
    readonly code: string;
  }[];
}

/** The text about all steps, which begins with a link to a page. */
export interface StepsIntro {
  /** Path below the set. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** The texts about a docs set on the pages outside it. */
export interface SetWords {
  /** Shown beside links to the set. */
  readonly tagline: string;
  /** Landing page: what the product does, as a sentence that begins with its name. */
  readonly does: string;
  /** Landing page: who the set is for, what they do with it, and where they begin. */
  readonly audience: string;
  readonly purpose: string;
  readonly topics: readonly LandingLink[];
  /** Landing page: the pages that most readers need. */
  readonly keyPages: readonly LandingLink[];
  /** Landing page: only the first set that has first steps shows them. */
  readonly firstSteps?: { readonly intro: StepsIntro; readonly steps: readonly Step[] };
  /** Events of a day beside the title of the landing page, and their effect on a balance. */
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
