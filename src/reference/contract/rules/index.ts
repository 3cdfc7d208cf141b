import type { Rule } from '../rule';
import { catalog } from './catalog';
import { exampleCodes } from './example-codes';
import { examples } from './examples';
import { descriptionHeadings, keywords } from './keywords';
import { eventType, operationResponses } from './messages';
import * as operations from './operations';
import { preparation } from './preparation';
import { optionalProperties, presenceFields } from './presence';
import { refusals, refusedStates } from './refusals';
import { echoes, emits, sandbox } from './sandbox';
import { documentFrame, enumMeanings, numberUnit, schemaPattern, schemaWords } from './schemas';
import { stamps, states } from './states';

/** Every rule that does not need the fee schedule. */
export const RULES: readonly Rule[] = [
  documentFrame,
  keywords,
  ...Object.values(operations),
  operationResponses,
  eventType,
  schemaWords,
  schemaPattern,
  numberUnit,
  enumMeanings,
  optionalProperties,
  presenceFields,
  descriptionHeadings,
  states,
  stamps,
  preparation,
  sandbox,
  refusals,
  refusedStates,
  echoes,
  emits,
  catalog,
  exampleCodes,
  examples,
];
