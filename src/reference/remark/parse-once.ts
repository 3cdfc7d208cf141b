import type { Root } from 'mdast';
import type { Plugin } from 'unified';

interface Parsed {
  readonly text: string;
  readonly tree: Root;
}

/** The last text of each page, by its absolute path. */
const parsed = new Map<string, Parsed>();

/**
 * In the dev server a page is made again when its contract changes: its own text
 * is the same, and is parsed once. A build makes each page once.
 */
export const parseOnce: Plugin<[], string, Root> = function () {
  const { parser } = this;
  if (!parser || process.env.NODE_ENV !== 'development') return;
  this.parser = (text, file) => {
    const before = parsed.get(file.path);
    const tree = before?.text === text ? before.tree : (parser(text, file) as Root);
    parsed.set(file.path, { text, tree });
    // Transformers change what they get.
    return structuredClone(tree);
  };
};
