import { aboutTag } from './about';
import { atAGlanceTag } from './at-a-glance';
import { authenticationTag } from './authentication';
import { changeLogTag } from './change-log';
import { downloadsTag } from './downloads';
import { errorsTag } from './errors';
import { eventCatalogTag } from './event-catalog';
import { eventsTag } from './events';
import { feeCalculatorTag } from './fee-calculator';
import { feesTag } from './fees';
import { operationTag } from './operation';
import { operationsTag } from './operations';
import { playgroundTag } from './playground';
import { postmanVariablesTag } from './postman-variables';
import { sandboxTag } from './sandbox';
import { recipeTag } from './recipe';
import { sampleContractNoticeTag } from './sample-contract-notice';
import { schemaTag } from './schema';
import { stateRulesTag } from './state-rules';
import { statesTag } from './states';
import type { Tag } from './tag';
import { topicTag } from './topic-rest';
import { verifySamplesTag } from './verify-samples';
import { webhookBenchTag } from './webhook-bench';

/** Tags that become reference content, in the order of the page pattern. */
export const REFERENCE_TAGS: readonly Tag[] = [
  aboutTag,
  atAGlanceTag,
  operationsTag,
  schemaTag,
  statesTag,
  stateRulesTag,
  operationTag,
  topicTag,
  eventsTag,
  errorsTag,
  sandboxTag,
  feesTag,
  feeCalculatorTag,
  changeLogTag,
  downloadsTag,
  postmanVariablesTag,
  playgroundTag,
  authenticationTag,
  eventCatalogTag,
  verifySamplesTag,
  webhookBenchTag,
  recipeTag,
  sampleContractNoticeTag,
];
