import type { ThemeConfig } from '@docusaurus/preset-classic';
import { search } from '../../../config/search';
import type { Patch } from '../patch';
import { cacheGroups } from './cache-groups';
import { fetchAhead } from './fetch-ahead';
import { highlighter } from './highlighter';
import { plainOrder } from './plain-order';
import { pointerFocus } from './pointer-focus';
import { postCssOnce } from './post-css-once';
import { progressBar } from './progress-bar';
import { searchProvider } from './search-provider';
import { smallTslib } from './small-tslib';
import { themeParts } from './theme-parts';
import { twoTasks } from './two-tasks';
import { unusedCss } from './unused-css';
import { waitingRouter } from './waiting-router';
import { wholePages } from './whole-pages';

/** The patches of this site, which depend on its options. */
export const patchesFor = (
  theme: ThemeConfig,
  searchKind: 'embedded' | 'hosted' = search.kind,
): readonly Patch[] => [
  cacheGroups,
  fetchAhead,
  highlighter,
  plainOrder,
  pointerFocus,
  postCssOnce,
  progressBar,
  ...(searchKind === 'embedded' ? [searchProvider] : []),
  smallTslib,
  themeParts(theme),
  twoTasks,
  unusedCss,
  waitingRouter,
  wholePages,
];
