import type { Entry } from '@site/src/reference/playground/catalog';
import type { Issue } from '@site/src/reference/playground/check';
import type { FieldGuides } from '@site/src/reference/playground/data';
import type { Draft } from '@site/src/reference/playground/draft';
import type { Playground } from '@site/src/reference/playground/playground';
import type { Exchange, PlaygroundState } from '@site/src/reference/playground/state';

/** The state and the functions that the parts of an open playground share. */
export interface View extends PlaygroundState {
  readonly playground: Playground;
  /** The operation of the draft. */
  readonly entry: Entry;
  /** Violations of the contract in the draft. */
  readonly issues: readonly Issue[];
  /** The request whose answer is shown. */
  readonly exchange: Exchange | undefined;
  readonly change: (values: Partial<Draft>) => void;
  /** Fragment of a link to the request, with `#`. */
  readonly hash: () => string;
  /** Loads the help on the fields of all bodies of the set. */
  readonly loadFields: () => Promise<{ readonly default: FieldGuides }>;
}
