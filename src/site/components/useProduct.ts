import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Names that a provider sets in src/site/config/site.ts. */
export interface Product {
  readonly productName: string;
  readonly payProductName: string;
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
    payProductName: text('payProductName'),
    repositoryUrl: text('repositoryUrl'),
  };
}
