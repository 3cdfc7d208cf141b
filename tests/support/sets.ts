import { readSetFile } from '../../src/reference/contract/set-file';
import { Workspace } from '../../src/reference/contract/workspace';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from './paths';

const workspace = new Workspace({ siteDir: ROOT, docsUrl: '' });

/** Sets that promise less than the level `partner`: their words are those of somebody's document. */
export const LENIENT_SETS: readonly string[] = setIds.filter(
  (set) => readSetFile(workspace, set).level !== 'partner',
);

/** Whether a page or file belongs to such a set. */
export const isLenient = (path: string): boolean =>
  LENIENT_SETS.some((set) => new RegExp(`^/?${set}(?:[/.]|$)`).test(path));
