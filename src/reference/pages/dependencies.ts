import { dirname, join, resolve } from 'node:path';
import { readContractSource } from '../contract/facts/source';
import { receiveEventSamples } from '../webhooks/samples';
import type { JsonObject } from '../contract/model';
import { asObject, asText, isObject, references, texts } from '../contract/json';
import { bundle } from '../contract/document/bundle';
import { readCatalog, type WrittenCatalog } from '../contract/document/catalog';
import { grouped } from '../contract/grouped';
import { oncePer } from '../contract/once-per';
import { placeOf } from '../contract/origins';
import type { Page, PageTag } from '../contract/page/page';
import { pagePaths } from '../contract/page/page-files';
import { COMMON_TOPIC } from '../contract/page/routes';
import { docsSetOf } from '../contract/site-path';
import { writtenOperations } from '../contract/walk';
import { kept, type Workspace } from '../contract/workspace';
import { recipeFiles } from '../recipes/files';
import { REFERENCE_TAGS } from '../remark';

/** Returns the files and every file that they refer to, directly or indirectly. */
function withReferences(workspace: Workspace, paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set(paths);
  // The set grows during the iteration.
  for (const path of all) {
    for (const reference of references(readContractSource(workspace, path)?.value)) {
      const file = reference.split('#')[0] ?? '';
      if (file !== '' && !/^[a-z]+:/.test(file)) all.add(resolve(dirname(path), file));
    }
  }
  return all;
}

/** The absolute paths of a set's files: those of its contract, and its pages. */
export const filesOfSet = (workspace: Workspace, set: string): readonly string[] => {
  // A bundle with mistakes counts too: the page is built again once a file is corrected.
  const { sources } = bundle(workspace, join(workspace.siteDir, 'partners', set, 'openapi.yaml'));
  const { paths } = readCatalog(workspace, set);
  return [...sources.keys(), ...paths, ...pagePaths(workspace, set)];
};

/** The tags of a page that show a part of the contract. */
export const referenceTags = ({ tags }: Page): readonly PageTag[] =>
  tags.filter(({ tag }) => REFERENCE_TAGS.some(({ name }) => name === tag));

/** The files beside the contract that a tag shows, relative to the site. */
function filesBeside(workspace: Workspace, tag: string, set: string): readonly string[] {
  if (tag === 'Recipe') return recipeFiles(workspace, set).map(({ source }) => source.file);
  if (tag === 'Fees' || tag === 'FeeCalculator') return [`partners/${set}/fees.yaml`];
  if (tag === 'ChangeLog') return [`partners/${set}/change-log.yaml`];
  return tag === 'VerifySamples' ? receiveEventSamples.map(({ file }) => file) : [];
}

/** The operations of a document, read once for all pages of a set. */
const operationsIn = oncePer((document: JsonObject) => {
  const operations = writtenOperations(document).map(({ operation }) => operation);
  const listed = (key: string) =>
    operations.flatMap((operation) => texts(operation[key]).map((name) => ({ name, operation })));
  return {
    byId: grouped(operations, ({ operationId }) => asText(operationId)),
    byError: grouped(listed('x-errors'), ({ name }) => name),
    byTag: grouped(listed('tags'), ({ name }) => name),
  };
});

/** Parts of the contract that a tag shows; undefined if it shows all or an unknown name. */
function shownBy(
  { tag, attributes }: PageTag,
  topic: string,
  document: JsonObject,
  catalog: WrittenCatalog,
): readonly object[] | undefined {
  const { byId, byError, byTag } = operationsIn(document);
  switch (tag) {
    case 'Topic':
    case 'Playground':
    case 'SecuritySchemes':
    case 'EventCatalog':
    case 'WebhookBench':
    case 'Recipe':
      return undefined;
    case 'About':
    case 'SampleContractNotice':
      return [];
    case 'Operation':
      return byId.get(attributes.id ?? '')?.slice(0, 1);
    case 'Schema':
    case 'States': {
      const schema = asObject(asObject(document.components).schemas)[attributes.name ?? ''];
      return isObject(schema) ? [schema] : undefined;
    }
    case 'Errors':
      if (topic === COMMON_TOPIC) return undefined;
      return catalog.entries
        .filter(({ entry }) => asText(entry.topic) === topic)
        .flatMap(({ code }) => byError.get(code) ?? [])
        .map(({ operation }) => operation);
    default:
      return (byTag.get(topic) ?? []).map(({ operation }) => operation);
  }
}

/**
 * The contract files that a page is built from, as absolute paths: the root, the files of the parts
 * that it shows, and everything they refer to. Empty for a page that shows no part of the contract.
 */
export const dependenciesOf = kept((workspace, page: Page): readonly string[] => {
  const { siteDir } = workspace;
  const set = docsSetOf(page.file);
  const tags = referenceTags(page);
  if (set === undefined || tags.length === 0) return [];
  const root = join(siteDir, 'partners', set, 'openapi.yaml');
  // A bundle with mistakes counts too: the page is built again once a file is corrected.
  const { document, sources } = bundle(workspace, root);
  const catalog = readCatalog(workspace, set);
  const beside = tags.flatMap(({ tag }) =>
    // `<Topic>` shows everything that no other page shows, so it depends on all pages.
    tag === 'Topic'
      ? pagePaths(workspace, set)
      : filesBeside(workspace, tag, set).map((file) => join(siteDir, file)),
  );
  const everything = [...sources.keys(), ...catalog.paths, ...beside];
  const shown = new Set<string>();
  for (const tag of tags) {
    const parts = shownBy(tag, tag.attributes.topic ?? page.topic, document, catalog);
    if (!parts) return everything;
    for (const part of parts) shown.add(join(siteDir, placeOf(part).file));
  }
  const hasErrors = tags.some(({ tag }) => tag === 'Operation' || tag === 'Errors');
  const files = withReferences(workspace, shown);
  return [root, ...files, ...(hasErrors ? catalog.paths : []), ...beside];
});
