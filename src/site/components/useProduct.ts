import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteSet } from '../sets';

/** Names that a provider sets in src/site/config/site.ts. */
export interface Product {
  readonly productName: string;
  /** Empty when no repository is configured. */
  readonly repositoryUrl: string;
}

/** `customFields` of the site configuration, checked once more because Docusaurus types them as unknown. */
export function useProduct(): Product {
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  const text = (name: keyof Product): string => {
    const value = customFields[name];
    if (typeof value !== 'string') {
      throw new Error(`customFields.${name} is no text: set it in docusaurus.config.ts`);
    }
    return value;
  };
  return {
    productName: text('productName'),
    repositoryUrl: text('repositoryUrl'),
  };
}

/** The docs sets, in the order in which readers see them. */
export function useSets(): readonly Pick<SiteSet, 'id' | 'title' | 'tagline'>[] {
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  return customFields.sets as ReturnType<typeof useSets>;
}
