import type { ShownHit } from '../../../../reference/search/answer';
import { showTarget } from '../mark';
import { leaveForOtherTab } from '../other-tab';

/** What happens to a hit that the reader opens. */
export interface Opening {
  readonly urlOf: (hit: ShownHit) => string;
  /** Opens a hit in this tab. */
  readonly here: (hit: ShownHit) => void;
  /** Opens a hit in another tab. */
  readonly apart: (hit: ShownHit) => void;
  /** Prepares for a hit that the browser opens in another tab. */
  readonly leave: (hit: ShownHit) => void;
}

interface Options {
  readonly baseUrl: string;
  readonly remember: (path: string) => void;
  readonly onNavigate: (url: string, arrived: () => void) => void;
}

export function openingOf({ baseUrl, remember, onNavigate }: Options): Opening {
  const urlOf = ({ path }: ShownHit): string => baseUrl + path.slice(1);
  const leave = (hit: ShownHit): void => {
    remember(hit.path);
    leaveForOtherTab(urlOf(hit), hit.terms);
  };
  return {
    urlOf,
    here: (hit) => {
      remember(hit.path);
      onNavigate(urlOf(hit), () => showTarget(urlOf(hit), hit.terms));
    },
    apart: (hit) => {
      leave(hit);
      window.open(urlOf(hit), '_blank', 'noopener');
    },
    leave,
  };
}
