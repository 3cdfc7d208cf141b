import { readSetFile } from '../../src/reference/contract/set-file';
import { Workspace } from '../../src/reference/contract/workspace';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from './paths';

const workspace = new Workspace({ siteDir: ROOT, docsUrl: '' });

/** Sets below the level `partner`, whose texts come from an adopted document. */
export const LENIENT_SETS: readonly string[] = setIds.filter(
  (set) => readSetFile(workspace, set).level !== 'partner',
);

/** Whether a page or file belongs to a lenient set. */
export const isLenient = (path: string): boolean =>
  LENIENT_SETS.some((set) => new RegExp(`^/?${set}(?:[/.]|$)`).test(path));
