import {
  errorAnchor,
  eventAnchor,
  kebabCase,
  operationAnchor,
  stateAnchor,
} from '../contract/anchors';
import { fieldsOf, variantsOf } from '../contract/fields';
import { draftContract, readContract } from '../contract/load';
import type { Contract } from '../contract/model';
import { namesOf } from '../contract/names';
import { oncePer } from '../contract/once-per';
import { readPages } from '../contract/page-files';
import { placementOf, type Placed, type Placement } from '../contract/placement';
import { topicPath } from '../contract/routes';
import { kept, type Workspace } from '../contract/workspace';
import { entriesOf } from '../playground/catalog';
import { compile } from '../playground/compile';
import { reproductionsOf } from '../playground/provoke';
import { markedChanges } from '../publish/change-log/marks';
import { changeLogPath, readChangeLog } from '../publish/change-log/read';
import type { Reference, Reproduction, Target, TargetKind } from './reference';
import type { PageLoader } from './tag';

/** How each code is brought about in the playground. */
const reproductions = oncePer((contract: Contract) =>
  reproductionsOf(entriesOf(compile(contract))),
);

function reproduction(contract: Contract, code: string): Reproduction | undefined {
  const found = reproductions(contract).get(code);
  return found && { operationId: found.entry.operation.id, byPreference: found.by === 'prefer' };
}

type Finder = (name: string) => Target | undefined;

const finders = (
  contract: Contract,
  placement: Placement,
  pathOf: (route: string) => string,
): Readonly<Record<TargetKind, Finder>> => {
  const at = (placed: Placed | undefined, anchor: string): Target | undefined =>
    placed && { page: pathOf(placed.route), anchor };
  return {
    op: (id) => at(placement.operations.get(id), operationAnchor(id)),
    schema: (name) => at(placement.schemas.get(name), kebabCase(name)),
    state: (path) => {
      const [schema = '', state = ''] = path.split('.');
      const lifecycle = contract.schemas.get(schema)?.lifecycle;
      if (!lifecycle?.states.some(({ name }) => name === state)) return undefined;
      return at(placement.states.get(schema), stateAnchor(schema, lifecycle.property, state));
    },
    event: (type) => {
      const event = namesOf(contract).events.get(type);
      return event && at(placement.events.get(event.topic), eventAnchor(type));
    },
    error: (code) => {
      const error = namesOf(contract).errors.get(code);
      return error && at(placement.errors.get(error.topic), errorAnchor(code));
    },
  };
};

const pathIn = (set: string, route: string): string => `/${[set, route].filter(Boolean).join('/')}`;

/** What all tags of a set share. */
const referenceOf = kept((workspace, contract: Contract): Reference => {
  const { set } = contract;
  const pages = readPages(workspace, set);
  const pathOf = (route: string): string => pathIn(set, route);
  const find = finders(contract, placementOf(contract, pages), pathOf);
  const routes = new Set(pages.map(({ route }) => route));
  const hasLog = workspace.stamp(changeLogPath(workspace.siteDir, set)) !== undefined;
  return {
    contract,
    changes: () => (hasLog ? readChangeLog(workspace, contract) : []),
    marks: markedChanges(workspace, contract),
    fieldsOf: (ref) => ({ fields: fieldsOf(contract, ref), variants: variantsOf(contract, ref) }),
    target: (kind, name) => find[kind](name),
    reproduction: (code) => reproduction(contract, code),
    pageOf: (topic) => (routes.has(topicPath(topic)) ? pathOf(topicPath(topic)) : undefined),
  };
});

/** Reads the contract of a page's set and finds where everything of it is placed. */
export const pageLoader =
  (workspace: Workspace): PageLoader =>
  async (file, set) => {
    // The dev server shows the page at once; what the check finds comes after it.
    const read = workspace.isDevelopment ? draftContract : readContract;
    const contract = await read(workspace, set);
    const own = readPages(workspace, set).find((page) => page.file === file);
    return {
      workspace,
      set,
      file,
      path: pathIn(set, own?.route ?? ''),
      topic: contract.topics.find(({ name }) => topicPath(name) === own?.route),
      reference: referenceOf(workspace, contract),
    };
  };
