import { schemaProblems } from '../../contract/data-file';
import { asText, child } from '../../contract/json';
import type { Problem } from '../../contract/problem';
import { parseSource, type Source } from '../../contract/source';
import { problemAt } from '../problem';
import SCHEMA from './front-matter.schema.json';

/** The YAML between the two `---` at the head of a page. */
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
    return none('The front matter has no end', `write ${EXAMPLE}`);
  }
  // The line of the first `---` is left empty, so that places are those of the file.
  const source = parseSource(path, file, `\n${yaml}`);
  if (source.value === null) return none('The front matter is empty', `write ${EXAMPLE}`);
  return { source, problems: schemaProblems(source, SCHEMA) };
}

/** Titles and descriptions that two pages share. */
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
