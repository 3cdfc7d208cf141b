import {
  errorAnchor,
  eventAnchor,
  operationAnchor,
  schemaAnchor,
  stateAnchor,
} from '../contract/page/anchors';
import { membersOf } from '../contract/document/fields';
import { asObject } from '../contract/json';
import { draftContract, readContract } from '../contract/load';
import type { Contract } from '../contract/model';
import { namesOf } from '../contract/names';
import { oncePer } from '../contract/once-per';
import { readPages } from '../contract/page/page-files';
import { placementOf, type Placed, type Placement } from '../contract/page/placement';
import { pagePath, topicPath } from '../contract/page/routes';
import { withoutShared } from '../contract/document/shared-parts';
import { docsSetOf } from '../contract/site-path';
import { topicKey } from '../contract/page/topic-tags';
import { kept, type Workspace } from '../contract/workspace';
import { entriesOf } from '../playground/catalog';
import { compile } from '../playground/compile';
import { reproductionsOf } from '../playground/provoke';
import { markedChanges } from '../publish/change-log/marks';
import { readChangeLog } from '../publish/change-log/read';
import type { Page, Reference, Reproduction, Target, TopicRest } from './reference';

/** The playground request that reproduces each error code. */
const reproductions = oncePer((contract: Contract) =>
  reproductionsOf(entriesOf(compile(contract).data)),
);

function reproduction(contract: Contract, code: string): Reproduction | undefined {
  const match = reproductions(contract).get(code);
  return match && { operationId: match.entry.operation.id, byPreference: match.by === 'prefer' };
}

/** Everything that links can name, with its place and its anchor there. */
function* linkTargets(
  contract: Contract,
  placement: Placement,
): Generator<[link: string, placed: Placed | undefined, anchor: string]> {
  const { operations, events, errors } = namesOf(contract);
  for (const id of operations.keys()) {
    yield [`op:${id}`, placement.operations.get(id), operationAnchor(id)];
  }
  for (const [name, { lifecycle }] of contract.schemas) {
    yield [`schema:${name}`, placement.schemas.get(name), schemaAnchor(contract, name)];
    for (const state of lifecycle?.states ?? []) {
      if (!lifecycle) continue;
      const anchor = stateAnchor(contract, lifecycle, state.name);
      yield [`state:${name}.${state.name}`, placement.states.get(name), anchor];
    }
  }
  for (const [type, { topic }] of events) {
    yield [`event:${type}`, placement.events.get(topic), eventAnchor(contract, type)];
  }
  for (const [code, { topic }] of errors) {
    yield [`error:${code}`, placement.errors.get(topic), errorAnchor(code)];
  }
}

/** Everything that the placement assigns to a `<Topic>`. */
function restOf(placement: Placement, topic: string, under: string | undefined): TopicRest {
  const tag = placement.topics.get(topicKey(topic, under));
  const namesIn = (placed: Placement['operations']): readonly string[] =>
    [...placed].filter(([, shown]) => shown === tag).map(([name]) => name);
  return {
    operations: namesIn(placement.operations),
    schemas: namesIn(placement.schemas),
    states: namesIn(placement.states),
    hasEvents: namesIn(placement.events).length > 0,
    hasErrors: namesIn(placement.errors).length > 0,
  };
}

/** The parts of a contract that the set's pages show, with their places. */
export const referenceOf = kept((workspace, contract: Contract): Reference => {
  const { set } = contract;
  const pages = readPages(workspace, set);
  const targets = new Map<string, Target | undefined>();
  const placement = placementOf(contract, pages);
  for (const [link, placed, anchor] of linkTargets(contract, placement)) {
    targets.set(link, placed && { page: pagePath(set, placed.route), anchor });
  }
  const topicTags = new Set(placement.topics.values());
  // Objects that a `<Topic>` shows stay closed as alternatives. Objects with their own tag are
  // expanded: their author may have placed them far away.
  const described = new Set(
    [...placement.schemas].filter(([, placed]) => topicTags.has(placed)).map(([name]) => name),
  );
  const routes = new Set(pages.map(({ route }) => route));
  return {
    contract,
    changes: () => readChangeLog(workspace, contract),
    marks: markedChanges(workspace, contract),
    fieldsOf: (ref, omit) => membersOf(contract, ref, omit, described),
    withoutShared: (schema) =>
      withoutShared(schema, asObject(asObject(contract.document.components).schemas), described),
    targets,
    restOf: (topic, under) => restOf(placement, topic, under),
    reproduction: (code) => reproduction(contract, code),
    pageOf: (topic) => (routes.has(topicPath(topic)) ? pagePath(set, topicPath(topic)) : undefined),
  };
});

/**
 * A page with the contract of its set; undefined for files outside the sets.
 *
 * @param file relative to the site
 */
export async function loadPage(workspace: Workspace, file: string): Promise<Page | undefined> {
  const set = docsSetOf(file);
  if (set === undefined) return undefined;
  // The dev server shows a page immediately, and checks the contract later.
  const contract = await (workspace.isDevelopment ? draftContract : readContract)(workspace, set);
  const { route = '' } = readPages(workspace, set).find((page) => page.file === file) ?? {};
  return {
    workspace,
    set,
    file,
    path: pagePath(set, route),
    topic: contract.topics.find(({ name }) => topicPath(name) === route),
    reference: referenceOf(workspace, contract),
  };
}
