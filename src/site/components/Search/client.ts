import type { DocSearchTransformClient } from '@docsearch/react';
import { toDocSearch, type DocSearchOptions } from '../../../reference/search/docsearch';
import { searchRecords } from '../../../reference/search/query';
import type { SearchIndex } from '../../../reference/search/index-build';
import type { RecordSet } from '../../../reference/search/record';

/** Hits of each set in the dialog. Their excerpts take most of the time of a search. */
export const HITS_PER_SET = 8;

export interface EmbeddedClientOptions extends DocSearchOptions {
  readonly currentSet: RecordSet;
  readonly index: () => Promise<SearchIndex>;
  readonly onFailure: () => void;
}

interface SearchRequest {
  readonly requests: readonly { readonly query?: string }[];
}

/** Never settles: the dialog closes and is replaced by the failure message. */
const never = new Promise<never>(() => undefined);

/** Answers DocSearch's requests from the embedded index, in the format of Algolia's responses. */
export function embeddedClient(options: EmbeddedClientOptions): DocSearchTransformClient {
  const { index, currentSet, onFailure } = options;
  const search = async ({ requests }: SearchRequest) => {
    try {
      const loaded = await index();
      const results = requests.map(({ query = '' }) => {
        const hits = searchRecords(loaded, query, { currentSet, perSet: HITS_PER_SET });
        return { hits: hits.map((hit) => toDocSearch(hit, options)), nbHits: hits.length };
      });
      return { results };
    } catch {
      onFailure();
      return never;
    }
  };
  return {
    search: search as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined as never,
    transporter: { algoliaAgent: { value: '', add: () => undefined as never } },
  };
}
