/** Which engine answers the search box. */
export type SearchMode =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'hosted';
      readonly appId: string;
      /** The search-only key: it is public. */
      readonly apiKey: string;
      readonly indexName: string;
    };

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

interface AlgoliaOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: false;
  readonly searchPagePath: false;
  readonly insights: false;
}

/** Options of the theme's own search bar; none in embedded mode. There is no search page. */
export const algoliaOptions = (mode: SearchMode): { readonly algolia?: AlgoliaOptions } =>
  mode.kind === 'embedded'
    ? {}
    : {
        algolia: {
          appId: mode.appId,
          apiKey: mode.apiKey,
          indexName: mode.indexName,
          contextualSearch: false,
          searchPagePath: false,
          insights: false,
        },
      };
