import { buildTopics } from '../../src/reference/contract/document/build';
import { complete } from '../../src/reference/contract/document/complete';
import { grouped } from '../../src/reference/contract/grouped';
import { asObject, asText, texts } from '../../src/reference/contract/json';
import type { JsonObject, Topic } from '../../src/reference/contract/model';
import { overlaid } from '../../src/reference/contract/document/overlay';
import { readPages } from '../../src/reference/contract/page/page-files';
import { topicPath } from '../../src/reference/contract/page/routes';
import { parseSource } from '../../src/reference/contract/source';
import { textProblem } from '../../src/reference/contract/page/text-problem';
import { writtenOperations } from '../../src/reference/contract/walk';
import { Workspace } from '../../src/reference/contract/workspace';
import { yamlText } from '../../src/reference/contract/yaml';
import { SiteFiles, UsageError, type Edit } from '../new/site-files';
import { editSite } from '../new/write';
import { entriesOf, LIST, withEntries } from '../sets/list';
import { announce } from './announce';
import { readArguments } from './arguments';
import { commonPages, inOneLine, short, topicLink } from './pages';
import { readDocument } from './read';
import { topicPages } from './topic-pages';
import { contractOf, weigh } from './weigh';

/** First lines of a document of this command. Prettier would take minutes for a large one. */
const MARK = [
  '# @noprettier',
  '# Written by `npm run adopt`. Change the original, and run the command again.',
].join('\n');

const SET_FILE = `# publish: what cannot be shown stops the build. Go on with good, then partner.
level: publish
# shared: the contract follows the conventions of partners/shared as well.
conventions: none
`;

/** The topics with at least one operation that is not internal, in the order of the document. */
function topicsOf(document: JsonObject): readonly Topic[] {
  const completed = complete(document);
  const shown = writtenOperations(completed).filter(
    ({ operation, pathItem }) => ![operation, pathItem].some((part) => part['x-internal'] === true),
  );
  const used = new Set(shown.map(({ operation }) => texts(operation.tags)[0]));
  return buildTopics(completed).filter(({ name }) => used.has(name));
}

/** Applies the overlay of the set, if it has one. The check of the set reports mistakes in it. */
function corrected(document: JsonObject, site: SiteFiles, folder: string): JsonObject {
  const file = `${folder}/overlay.yaml`;
  if (!site.has(file)) return document;
  return overlaid(document, parseSource(file, file, site.read(file))).document;
}

/** Returns a document as YAML, and escapes characters that files of this site may not contain. */
function yamlOf(document: JsonObject): string {
  const plain = yamlText(document);
  if (!textProblem('', plain)) return plain;
  return yamlText(document, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedMinMultiLineLength: Infinity,
  }).replaceAll('\ufffd', '\\ufffd');
}

function addSet(site: SiteFiles, id: string, title: string): void {
  const text = site.read(LIST);
  const entries = entriesOf(text);
  if (entries.has(id)) return;
  const entry = `{ id: '${id}', title: ${JSON.stringify(title)} }`;
  site.write(LIST, withEntries(text, [...entries.values(), entry]));
}

const LINK = /^- \[.*\]\(\.\/api\/.*\)$/gm;

/** Adds links to the end of the list of topics, unless the page no longer has such a list. */
function addLinks(site: SiteFiles, page: string, links: readonly string[]): void {
  const last = [...site.read(page).matchAll(LINK)].at(-1);
  if (!last) return;
  site.insert(page, last.index + last[0].length, links.map((line) => `\n${line}`).join(''));
}

export interface Adoption {
  readonly set: string;
  readonly edits: readonly Edit[];
  /** Lines of output: the files that were kept, and what to do next. */
  readonly notes: readonly string[];
}

/**
 * Adopts a document, and adds what changed since the last adoption to the change log.
 *
 * @param today day of the entries, `YYYY-MM-DD`
 * @returns lines that say what was done and what comes next
 * @throws {UsageError} when the arguments or the document are wrong; nothing is changed then
 * @throws {ContractError} when the set or its change log cannot be read; nothing is changed then
 */
export function adoptAndWrite(
  siteDir: string,
  args: readonly string[],
  today: string,
): Promise<readonly string[]> {
  return editSite(siteDir, async (files) => {
    const { set, notes } = await adopt(siteDir, args, files);
    return [...notes, ...(await announce(files, set, today))];
  });
}

/**
 * Makes a docs set from an OpenAPI document, or updates it, without writing any file. Pages, the
 * file of the set and its change log may have been edited by hand, so they are never replaced.
 *
 * @throws {UsageError} when the arguments or the document are wrong
 */
export async function adopt(
  siteDir: string,
  args: readonly string[],
  site = new SiteFiles(siteDir),
): Promise<Adoption> {
  const { file, flags, reach } = readArguments(args);
  const { set: id = '', title: given } = flags;
  const folder = `partners/${id}`;
  const root = `${folder}/openapi.yaml`;
  if (site.has(folder) && !(site.has(root) && site.read(root).startsWith(MARK))) {
    throw new UsageError(
      `${folder} holds what this command did not write. Choose another --set, or move the folder away.`,
    );
  }
  const { document, notes } = await readDocument(file, reach);
  const title = inOneLine(given ?? asText(asObject(document.info).title) ?? '') || id;
  const shownDocument = corrected(document, site, folder);
  const topics = topicsOf(shownDocument);
  const written = readPages(new Workspace({ siteDir, docsUrl: '' }), id);
  const shown = written.flatMap(({ file: at, tags }) =>
    tags.flatMap(({ tag, attributes }) => (tag === 'Topic' ? [{ at, name: attributes.name }] : [])),
  );
  const groups = grouped(topics, ({ name }) => topicPath(name) || 'api/common');
  const isShown = (topic: Topic): boolean => shown.some(({ name }) => name === topic.name);

  const yaml = yamlOf(document);
  site.write(root, `${MARK}\n${yaml}`);
  const kept: string[] = [];
  const add = (path: string, text: string): void => {
    if (site.has(path)) kept.push(path);
    else site.write(path, text);
  };
  const isNew = !site.has(`${folder}/intro.mdx`);
  add(`${folder}/set.yaml`, SET_FILE);
  add(`${folder}/change-log.yaml`, '# Newest first: `npm run new -- change`.\nentries: []\n');
  const ofTopics = topicPages(groups, isShown, weigh(contractOf(id, shownDocument)));
  const links = ofTopics
    .filter(([path]) => groups.has(path) && !site.has(`${folder}/${path}.mdx`))
    .map(([path]) => topicLink(path, groups));
  for (const [path, text] of [...commonPages(id, title, groups), ...ofTopics]) {
    add(`${folder}/${path}.mdx`, text);
  }
  if (!isNew) addLinks(site, `${folder}/intro.mdx`, links);
  addSet(site, id, short(title));
  const gone = shown.filter(({ name }) => topics.every((topic) => topic.name !== name));
  return {
    set: id,
    edits: site.edits,
    notes: [
      ...notes,
      ...kept.map((path) => `kept     ${path}`),
      ...gone.map(
        ({ at, name = '' }) => `The topic \`${name}\` is gone: delete its tag, or the page ${at}.`,
      ),
    ],
  };
}
