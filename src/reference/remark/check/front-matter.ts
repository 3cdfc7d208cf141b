import { schemaProblems } from '../../contract/data-file';
import { asText, child } from '../../contract/json';
import type { Problem } from '../../contract/problem';
import { parseSource, type Source } from '../../contract/source';
import SCHEMA from './front-matter.schema.json';

/** What stands between the two `---` at the head of a page. */
export interface FrontMatter {
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
}

const EXAMPLE = '`---`, `title: …`, `description: …`, `---`, each on a line of its own';

/** Reads and checks the front matter of a page; `path` is absolute, `file` relative to the site. */
export function readFrontMatter(path: string, file: string, text: string): FrontMatter {
  const none = (message: string, next: string): FrontMatter => ({
    source: undefined,
    problems: [{ place: { file, line: 1, column: 1 }, message, next }],
  });
  if (!/^---[ \t]*\r?\n/.test(text)) {
    return none('The page has no front matter', `start the file with ${EXAMPLE}`);
  }
  const [, yaml] = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  if (yaml === undefined) {
    return none('The front matter does not end', `write ${EXAMPLE}`);
  }
  // The line of the first `---` is left empty, so that places are those of the file.
  const source = parseSource(path, file, `\n${yaml}`);
  if (source.value === null) return none('The front matter is empty', `write ${EXAMPLE}`);
  return { source, problems: schemaProblems(source, SCHEMA) };
}

/** What must differ from page to page, found on two. */
export function* repeatedProblems(
  pages: readonly { readonly frontMatter: FrontMatter }[],
): Generator<Problem> {
  for (const key of ['title', 'description']) {
    const first = new Map<string, Source>();
    for (const { frontMatter } of pages) {
      const { source } = frontMatter;
      const value = asText(child(source?.value, key));
      if (!source || value === undefined) continue;
      const other = first.get(value);
      if (!other) first.set(value, source);
      else {
        yield {
          place: source.locate([key], 'value'),
          message: `The ${key} is that of ${other.file} too`,
          next: `write what this page is for; ${key}s stand beside each other in search results`,
        };
      }
    }
  }
}
