import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { Workspace } from '../contract/workspace';
import { REFERENCE_TAGS } from '../remark';
import { replaceTags } from '../remark/tag';
import { tagExpander } from './expand';
import { takeContents } from './page';

/**
 * Puts what the tags of a page became in their place, from the expanded page that search, copies
 * and the check have read. For `beforeDefaultRemarkPlugins`: headings set here reach the TOC.
 */
export const expandedTags =
  (workspace: Workspace): Plugin<[], Root> =>
  () =>
  async (root, { path }) => {
    const contents = await takeContents(workspace, path);
    const expander = tagExpander(workspace, path);
    await expander.readWritten(root);
    await replaceTags(
      root,
      REFERENCE_TAGS,
      async (tag, element) => contents.take(element) ?? expander.expand(tag, element),
    );
  };
