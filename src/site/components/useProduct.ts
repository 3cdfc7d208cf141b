import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteSet } from '../set';

/** `customFields` of docusaurus.config.ts, which Docusaurus types as unknown. */
export interface CustomFields {
  /** Names from src/site/config/site.ts. */
  readonly productName: string;
  /** Title of the landing page. */
  readonly headline: string;
  /** Empty if no repository is configured. */
  readonly repositoryUrl: string;
  /** The docs sets, in the order in which readers see them. */
  readonly sets: readonly Pick<SiteSet, 'id' | 'title' | 'tagline' | 'isSample'>[];
}

export const useProduct = (): CustomFields =>
  useDocusaurusContext().siteConfig.customFields as unknown as CustomFields;

export const useSets = (): CustomFields['sets'] => useProduct().sets;
