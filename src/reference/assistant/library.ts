import type { ErrorHelp } from './errors';
import { entriesOf, type Entry } from '../playground/catalog';
import type { LoadedPlayground } from '../playground/data';
import type { SearchIndex } from '../search/index-build';

/** A docs set, with the data that its playground loads. */
export interface AssistantSet extends LoadedPlayground {
  readonly loadErrors: () => Promise<{ readonly default: readonly ErrorHelp[] }>;
}

/** Everything that the tools know. A bundle contains it, and a page loads each part on demand. */
export interface Library {
  readonly title: string;
  /** Address of the site with its base path, without a final slash. */
  readonly url: string;
  readonly sets: readonly AssistantSet[];
  readonly index: () => Promise<SearchIndex>;
  /** Returns the Markdown copy of a page by its path below the base, `/general/api/card`. */
  readonly copy: (path: string) => Promise<string | undefined>;
}

export const setNamed = ({ sets }: Library, id: unknown): AssistantSet | undefined =>
  sets.find(({ mock }) => mock.set === id) ?? sets[0];

/** Returns the operation with an id, in any set. */
export const entryNamed = ({ sets }: Library, id: string): Entry | undefined =>
  sets.flatMap(entriesOf).find(({ guide }) => guide.id === id);
