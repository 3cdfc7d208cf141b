import { schemaProblems } from '../../contract/data-file';
import { asText, child } from '../../contract/json';
import type { MdxFile } from '../../contract/page/mdx-file';
import type { Problem } from '../../contract/problem';
import type { Source } from '../../contract/source';
import { problemAt } from '../problem';
import SCHEMA from './front-matter.schema.json';

/** The front matter of a page, and its problems. */
export interface FrontMatter {
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
}

const EXAMPLE = '`---`, `title: …`, `description: …`, `---`, each on a line of its own';

/** Checks the front matter of a page. */
export function checkFrontMatter(mdx: MdxFile): FrontMatter {
  const { file, text, unreadable, frontMatter: source } = mdx;
  if (unreadable) return { source, problems: [] };
  if (source && source.value !== null) return { source, problems: schemaProblems(source, SCHEMA) };
  const [message, next] = source
    ? ['The front matter is empty', `write ${EXAMPLE}`]
    : /^---[ \t]*\r?\n/.test(text)
      ? ['The front matter has no end', `write ${EXAMPLE}`]
      : ['The page has no front matter', `start the file with ${EXAMPLE}`];
  return { source: undefined, problems: [problemAt({ file, line: 1, column: 1 })(message, next)] };
}

/** Reports titles and descriptions that two pages share. */
export function* repeatedProblems(
  pages: readonly { readonly frontMatter: FrontMatter }[],
): Generator<Problem> {
  for (const key of ['title', 'description']) {
    const sources = new Map<string, Source>();
    for (const { frontMatter } of pages) {
      const { source } = frontMatter;
      const value = asText(child(source?.value, key));
      if (!source || value === undefined) continue;
      const other = sources.get(value);
      if (!other) sources.set(value, source);
      else {
        yield problemAt(source.locate([key], 'value'))(
          `${other.file} has the same ${key}`,
          `write what this page is for: search results show ${key}s next to each other`,
        );
      }
    }
  }
}
