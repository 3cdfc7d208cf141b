import { dirname, join, resolve } from 'node:path';
import { readContractSource } from '../contract/facts/source';
import { receiveEventSamples } from '../webhooks/samples';
import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, asText, isArray, isObject, texts } from '../contract/json';
import { bundle } from '../contract/bundle';
import { readCatalogue } from '../contract/catalogue';
import { grouped } from '../contract/grouped';
import { oncePer } from '../contract/once-per';
import { placeOf } from '../contract/origins';
import type { ContractTagName, Page } from '../contract/page';
import { COMMON_TOPIC } from '../contract/routes';
import { docsSetOf } from '../contract/site-path';
import { writtenOperations } from '../contract/walk';
import { kept, type Workspace } from '../contract/workspace';

function* references(value: JsonValue | undefined): Iterable<string> {
  if (isArray(value)) for (const item of value) yield* references(item);
  if (!isObject(value)) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const member of Object.values(value)) yield* references(member);
}

/** The files, and every file they refer to. */
function closure(workspace: Workspace, paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set(paths);
  for (const path of all) {
    for (const reference of references(readContractSource(workspace, path)?.value)) {
      const file = reference.split('#')[0] ?? '';
      if (file !== '' && !/^[a-z]+:/.test(file)) all.add(resolve(dirname(path), file));
    }
  }
  return all;
}

/** Files beside the contract that a tag shows, relative to the site. */
function filesBeside(tag: ContractTagName, set: string): readonly string[] {
  if (tag === 'Fees') return [`partners/${set}/fees.yaml`];
  if (tag === 'ChangeLog') return [`partners/${set}/change-log.yaml`];
  return tag === 'VerifySamples' ? receiveEventSamples.map(({ file }) => file) : [];
}

/** Found once for all pages of a set. */
const operationsIn = oncePer((document: JsonObject) => {
  const all = writtenOperations(document);
  const named = all.flatMap((written) =>
    texts(written.operation['x-errors']).map((code) => ({ code, written })),
  );
  const tagged = all.flatMap((written) =>
    texts(written.operation.tags).map((tag) => ({ tag, written })),
  );
  return {
    byId: grouped(all, ({ operation }) => asText(operation.operationId)),
    byError: grouped(named, ({ code }) => code),
    byTag: grouped(tagged, ({ tag }) => tag),
  };
});

/**
 * Contract files a page is built from, absolute: the root, the files of what it
 * shows and everything they refer to. Empty for a page that shows none of it.
 */
export const dependenciesOf = kept((workspace, page: Page): readonly string[] => {
  const { siteDir } = workspace;
  const set = docsSetOf(page.file);
  if (set === undefined || page.tags.length === 0) return [];
  const root = join(siteDir, 'partners', set, 'openapi.yaml');
  // With mistakes and all: a page waits for the file that is mended next.
  const { document, sources } = bundle(workspace, root);
  const catalogue = readCatalogue(workspace, set);
  const beside = page.tags
    .flatMap(({ tag }) => filesBeside(tag, set))
    .map((file) => join(siteDir, file));
  const everything = [...sources.keys(), ...catalogue.paths, ...beside];
  const fileOf = (node: object): string => join(siteDir, placeOf(node).file);
  const operations = operationsIn(document);
  const schemas = asObject(asObject(document.components).schemas);
  const shown = new Set<string>();
  if (page.tags.some(({ tag }) => tag === 'Playground')) return everything;
  for (const { tag, attributes } of page.tags) {
    const topic = attributes.topic ?? page.topic;
    if (tag === 'EventCatalog') return everything;
    if (tag === 'Operation') {
      const [found] = operations.byId.get(attributes.id ?? '') ?? [];
      if (!found) return everything;
      shown.add(fileOf(found.operation));
    } else if (tag === 'Schema' || tag === 'States') {
      const schema = schemas[attributes.name ?? ''];
      if (!isObject(schema)) return everything;
      shown.add(fileOf(schema));
    } else if (tag === 'Errors') {
      if (topic === COMMON_TOPIC) return everything;
      const codes = catalogue.entries.filter(({ entry }) => asText(entry.topic) === topic);
      for (const { written } of codes.flatMap(({ code }) => operations.byError.get(code) ?? [])) {
        shown.add(fileOf(written.operation));
      }
    } else {
      for (const { written } of operations.byTag.get(topic) ?? []) {
        shown.add(fileOf(written.operation));
      }
    }
  }
  const hasErrors = page.tags.some(({ tag }) => tag === 'Operation' || tag === 'Errors');
  const files = closure(workspace, shown);
  return [root, ...files, ...(hasErrors ? catalogue.paths : []), ...beside];
});
