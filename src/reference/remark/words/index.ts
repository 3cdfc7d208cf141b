import { readMdxFile } from '../../contract/page/mdx-file';
import type { Problem } from '../../contract/problem';
import { readSetFile } from '../../contract/set-file';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { kept, type Workspace } from '../../contract/workspace';
import { problemAt } from '../problem';
import { figureProblems, readAllowedFigures } from './figures';
import { forbiddenBy, glossaryProblems, readGlossary } from './glossary';
import { hostsIn } from './hosts';
import { markProblems } from './marks';
import { type Prose, proseOf } from './prose';
import { secretsIn } from './secrets';

/** Files about wording, which contain the words and figures that others must not. */
const ABOUT_WORDS = /partners\/(?:shared\/(?:glossary|figures)|[^/]+\/search)\.yaml$/;
/** Data files, which define the figures. */
const DATA = /(?:facts|fees|change-log)\.yaml$/;
/** Marks of unfinished text, which no page may contain. */
const UNFINISHED =
  /\b(?:coming soon|to be (?:written|added|defined|announced)|under construction|work in progress|lorem ipsum|todo|tbd|fixme|xxx)\b/gi;

/** A word that was typed or pasted twice. */
const TWICE = /(?<![-\w])(?!had|that)([a-z]+)[ \n]\1(?![-\w])/gi;

/** The forbidden words; empty while the glossary itself has problems. */
const forbidden = kept((workspace, siteDir: string) => {
  const glossary = readGlossary(workspace, siteDir);
  return glossary.problems.length > 0 ? [] : forbiddenBy(glossary);
});

/** The prose of a file; empty while a page is not valid MDX. */
const proseAt = kept((workspace, path: string): Prose => {
  const file = sitePath(workspace.siteDir, path);
  const source = workspace.text(path) ?? '';
  const mdx = file.endsWith('.mdx') ? readMdxFile(workspace, path) : undefined;
  return mdx && !mdx.root
    ? { file, source, text: '', texts: [] }
    : proseOf(file, source, mdx?.root);
});

/** Reports mistakes in the wording of a file: terms, figures, hosts, secrets. */
export const wordProblems = kept((workspace, path: string): readonly Problem[] => {
  const { siteDir, docsUrl, sets } = workspace;
  const file = sitePath(siteDir, path);
  const text = workspace.text(path);
  if (text === undefined || ABOUT_WORDS.test(file)) return [];
  const [, folder = ''] = file.split('/');
  const concerned = sets.filter(({ id }) => folder === 'shared' || folder === id);
  // The wording of an adopted document is up to its owner.
  if (!concerned.some(({ id }) => readSetFile(workspace, id).level === 'partner')) return [];
  const place = placesIn(file, text);
  const prose = proseAt(workspace, path);
  const own = URL.canParse(docsUrl) ? new URL(docsUrl).host : '';
  const isSample = concerned.some((set) => set.isSample === true);
  const allowed = readAllowedFigures(workspace, siteDir);
  return [
    ...secretsIn(text).map(({ index, message }) =>
      problemAt(place(index))(message, 'write one of the sandbox, or a placeholder'),
    ),
    ...(isSample ? hostsIn(text, (host) => host === own).finds : []).map(({ index, message }) =>
      problemAt(place(index))(
        message,
        'write one that nobody can own, `api.partner.example`; hosts of standards are listed in src/reference/remark/words/hosts.ts',
      ),
    ),
    ...[...prose.text.matchAll(UNFINISHED)].map(({ index, 0: words }) =>
      problemAt(place(index))(`"${words}" is unfinished`, 'write it, or leave it out'),
    ),
    ...[...prose.text.matchAll(TWICE)].map(({ index, 1: word = '' }) =>
      problemAt(place(index))(`"${word}" is there twice`, 'delete one'),
    ),
    ...markProblems(prose),
    ...glossaryProblems(forbidden(workspace, siteDir), prose),
    ...(allowed?.problems.length === 0 && !DATA.test(file)
      ? figureProblems(prose, allowed.list)
      : []),
  ];
});

/** Reports mistakes in the lists of words and figures themselves. */
export const listProblems = (workspace: Workspace): readonly Problem[] => [
  ...readGlossary(workspace, workspace.siteDir).problems,
  ...(readAllowedFigures(workspace, workspace.siteDir)?.problems ?? []),
];
