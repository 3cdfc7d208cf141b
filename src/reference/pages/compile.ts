import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { Workspace } from '../contract/workspace';
import { expandTree } from './expand';
import { setHeadingIds, writeAnchors } from './headings';
import { takeContents } from './page';

/**
 * Replaces the tags of a page with their contents from the expanded page. Belongs in
 * `beforeDefaultRemarkPlugins`, so that headings and anchors set here reach the table of contents.
 */
export const expandedTags =
  (workspace: Workspace): Plugin<[], Root> =>
  () =>
  async (root, { path }) => {
    await expandTree(workspace, path, root, await takeContents(workspace, path));
    setHeadingIds(root);
    writeAnchors(root);
  };
