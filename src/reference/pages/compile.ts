import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { Workspace } from '../contract/workspace';
import { expandTree } from './expand';
import { takeContents } from './page';

/**
 * Replaces the tags of a page by what they became in the expanded page, which search, copies and the
 * check have read. For `beforeDefaultRemarkPlugins`: headings set here reach the table of contents.
 */
export const expandedTags =
  (workspace: Workspace): Plugin<[], Root> =>
  () =>
  async (root, { path }) => {
    await expandTree(workspace, path, root, await takeContents(workspace, path));
  };
