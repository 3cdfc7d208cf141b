import { existsSync } from 'node:fs';
import { docsUrlOf } from '../config/docs-url';
import { site } from '../config/site';
import {
  errorAnchor,
  eventAnchor,
  kebabCase,
  operationAnchor,
  stateAnchor,
} from '../contract/anchors';
import { fieldsOf, variantsOf } from '../contract/fields';
import { cachedContract } from '../contract/load';
import type { Contract } from '../contract/model';
import { readPages } from '../contract/page-files';
import { placementOf, type Placed, type Placement } from '../contract/placement';
import { topicPath } from '../contract/routes';
import { entriesOf, type Entry } from '../playground/catalog';
import { compile } from '../playground/compile';
import { reproductionOf } from '../playground/provoke';
import { changeLogPath, readChangeLog } from '../publish/change-log/read';
import type { Reference, Reproduction, Target, TargetKind } from './reference';
import type { PageLoader } from './tag';

const docsUrl = docsUrlOf(site);

const entriesByContract = new WeakMap<Contract, readonly Entry[]>();

/** Operations of the playground, compiled once per contract. */
function playgroundEntries(contract: Contract): readonly Entry[] {
  const entries = entriesByContract.get(contract) ?? entriesOf(compile(contract));
  entriesByContract.set(contract, entries);
  return entries;
}

function reproduction(contract: Contract, code: string): Reproduction | undefined {
  const found = reproductionOf(playgroundEntries(contract), code);
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
      const event = contract.events.find((one) => one.type === type);
      return event && at(placement.events.get(event.topic), eventAnchor(type));
    },
    error: (code) => {
      const error = contract.errors.find((one) => one.code === code);
      return error && at(placement.errors.get(error.topic), errorAnchor(code));
    },
  };
};

/** Reads the contract of a page's set and finds where everything of it is placed. */
export const loadPage: PageLoader = async (file, set, siteDir) => {
  const contract = await cachedContract({ siteDir, set, docsUrl });
  const pages = readPages(siteDir, set);
  const pathOf = (route: string): string => `/${[set, route].filter(Boolean).join('/')}`;
  const find = finders(contract, placementOf(contract, pages), pathOf);
  const routes = new Set(pages.map(({ route }) => route));
  const reference: Reference = {
    contract,
    docsUrl,
    changes: existsSync(changeLogPath(siteDir, set)) ? readChangeLog(siteDir, contract) : [],
    fieldsOf: (ref) => ({ fields: fieldsOf(contract, ref), variants: variantsOf(contract, ref) }),
    target: (kind, name) => find[kind](name),
    reproduction: (code) => reproduction(contract, code),
    pageOf: (topic) => (routes.has(topicPath(topic)) ? pathOf(topicPath(topic)) : undefined),
  };
  const own = pages.find((page) => page.file === file);
  return {
    siteDir,
    set,
    file,
    path: pathOf(own?.route ?? ''),
    topic: contract.topics.find(({ name }) => topicPath(name) === own?.route),
    reference,
  };
};
