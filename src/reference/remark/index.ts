import type { Workspace } from '../contract/workspace';
import { atAGlance, atAGlanceTag } from './at-a-glance';
import { changeLog, changeLogTag } from './change-log';
import { downloads, downloadsTag } from './downloads';
import { errors, errorsTag } from './errors';
import { eventCatalog, eventCatalogTag } from './event-catalog';
import { events, eventsTag } from './events';
import { feeCalculator, feeCalculatorTag } from './fee-calculator';
import { fees, feesTag } from './fees';
import { links } from './links';
import { pageLoader } from './load-page';
import { operation, operationTag } from './operation';
import { operations, operationsTag } from './operations';
import { playground, playgroundTag } from './playground';
import { postmanVariables, postmanVariablesTag } from './postman-variables';
import { sandbox, sandboxTag } from './sandbox';
import { schema, schemaTag } from './schema';
import { states, statesTag } from './states';
import { verifySamples, verifySamplesTag } from './verify-samples';
import { vocabulary } from './vocabulary';
import { webhookBench, webhookBenchTag } from './webhook-bench';
import { written } from './written';

/** Tags that become reference content, in the order of the page pattern. */
export const REFERENCE_TAGS = [
  atAGlanceTag,
  operationsTag,
  schemaTag,
  statesTag,
  operationTag,
  eventsTag,
  errorsTag,
  sandboxTag,
  feesTag,
  feeCalculatorTag,
  changeLogTag,
  downloadsTag,
  postmanVariablesTag,
  playgroundTag,
  eventCatalogTag,
  verifySamplesTag,
  webhookBenchTag,
] as const;

const names = REFERENCE_TAGS.map(({ name }) => name);

/** For `beforeDefaultRemarkPlugins` of a docs instance: headings set here reach the TOC. */
export const referenceTransformers = (workspace: Workspace) => {
  const loadPage = pageLoader(workspace);
  return [
    [vocabulary, names],
    [written, {}],
    [links, loadPage],
    [atAGlance, loadPage],
    [operations, loadPage],
    [schema, loadPage],
    [states, loadPage],
    [operation, loadPage],
    [events, loadPage],
    [errors, loadPage],
    [sandbox, loadPage],
    [fees, loadPage],
    [feeCalculator, loadPage],
    [changeLog, loadPage],
    [downloads, loadPage],
    [postmanVariables, loadPage],
    [playground, loadPage],
    [eventCatalog, loadPage],
    [verifySamples, loadPage],
    [webhookBench, loadPage],
  ] as const;
};
