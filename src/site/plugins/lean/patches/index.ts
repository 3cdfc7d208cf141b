import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Patch } from '../patch';
import { fetchAhead } from './fetch-ahead';
import { highlighter } from './highlighter';
import { themeParts } from './theme-parts';
import { twoTasks } from './two-tasks';
import { waitingRouter } from './waiting-router';
import { wholePages } from './whole-pages';

/** The patches of this site, which depend on its options. */
export const patchesFor = (theme: ThemeConfig): readonly Patch[] => [
  fetchAhead,
  highlighter,
  themeParts(theme),
  twoTasks,
  waitingRouter,
  wholePages,
];
