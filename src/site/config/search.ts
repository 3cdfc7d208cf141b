import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Hosted Algolia. */
interface HostedSearch {
  readonly appId: string;
  /** The search-only key: it is public. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** Which engine answers the search box. */
export type SearchMode =
  | { readonly kind: 'embedded' }
  | ({ readonly kind: 'hosted' } & HostedSearch);

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Hosted Algolia when all three variables are set, the embedded index when none is.
 *
 * @throws Error that names the missing variables when only some are set
 */
export function searchMode(environment: Readonly<Record<string, string | undefined>>): SearchMode {
  const missing = NAMES.filter((name) => !environment[name]);
  if (missing.length === NAMES.length) return { kind: 'embedded' };
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${NAMES.join(', ')}; ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set. ` +
        'Set all three, or none for the embedded search.',
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = NAMES.map((name) => environment[name]);
  return { kind: 'hosted', appId, apiKey, indexName };
}

export const search = searchMode(process.env);

/** The servers that hosted search calls, as Algolia's clients do; none in embedded mode. */
export const searchServers = (mode: SearchMode): readonly string[] => {
  if (mode.kind === 'embedded') return [];
  const id = mode.appId.toLowerCase();
  const names = [`${id}-dsn.algolia.net`, `${id}.algolia.net`];
  const fallbacks = [1, 2, 3].map((number) => `${id}-${number}.algolianet.com`);
  return [...names, ...fallbacks].map((name) => `https://${name}`);
};

/** Options of the theme's own search bar; none in embedded mode. There is no search page. */
export function algoliaOptions(mode: SearchMode): Pick<ThemeConfig, 'algolia'> {
  if (mode.kind === 'embedded') return {};
  const { appId, apiKey, indexName } = mode;
  const options = { contextualSearch: false, searchPagePath: false, insights: false } as const;
  return { algolia: { appId, apiKey, indexName, ...options } };
}
