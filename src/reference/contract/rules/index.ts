import type { Rule } from '../rule';
import { catalogue } from './catalogue';
import { charges } from './charges';
import { descriptionHeadings } from './description-headings';
import { documentFrame } from './document-frame';
import { enumMeanings } from './enum-meanings';
import { eventFrame } from './event-frame';
import { exampleCodes } from './example-codes';
import { examples } from './examples';
import { keywords } from './keywords';
import { numberUnit } from './number-unit';
import { operationErrors } from './operation-errors';
import { operationEvents } from './operation-events';
import { operationFrame } from './operation-frame';
import { operationResponses } from './operation-responses';
import { operationRetry } from './operation-retry';
import { operationScopes } from './operation-scopes';
import { refusals } from './refusals';
import { sandbox } from './sandbox';
import { schemaPattern } from './schema-pattern';
import { schemaWords } from './schema-words';
import { states } from './states';
import { summaryStyle } from './summary-style';

export const RULES: readonly Rule[] = [
  documentFrame,
  keywords,
  operationFrame,
  summaryStyle,
  operationResponses,
  operationErrors,
  operationRetry,
  operationScopes,
  operationEvents,
  eventFrame,
  schemaWords,
  schemaPattern,
  numberUnit,
  enumMeanings,
  descriptionHeadings,
  states,
  sandbox,
  refusals,
  charges,
  catalogue,
  exampleCodes,
  examples,
];
