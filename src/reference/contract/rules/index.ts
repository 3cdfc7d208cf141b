import { kebabCase } from '../page/anchors';
import { asTaken, LEVELS, type Level, type Strictness } from '../level';
import type { Problem } from '../problem';
import { problemsOf, type Rule, type RuleContext } from './rule';
import { schemaBounds, schemaTypes } from './bounds';
import { catalog } from './catalog';
import { exampleCodes } from './example-codes';
import { examples } from './examples';
import { descriptionHeadings, keywords, unknownKeywords } from './keywords';
import { filters } from './lists';
import { meanwhile } from './meanwhile';
import { eventType, mediaTypes, operationResponses } from './messages';
import * as operations from './operations';
import { preparation } from './preparation';
import { optionalProperties, presenceFields } from './presence';
import { outcomes, refusals, refusedStates } from './refusals';
import { echoes, emits, sandbox } from './sandbox';
import {
  documentFrame,
  enumMeanings,
  numberUnit,
  schemaExamples,
  schemaKeywords,
  schemaPattern,
  schemaTitles,
  schemaWords,
} from './schemas';
import { stamps, states } from './states';
import { addresses, enumValues, schemaFormat } from './usual-names';

/** Every rule that does not need the fee schedule, by its name and its level. */
const RULES: Readonly<Record<Level, Readonly<Record<string, Rule>>>> = {
  publish: { operationIds: operations.operationIds },
  good: {
    // Not at a lower level: other documents use some of these keywords with another meaning.
    keywords,
    presenceFields,
    states,
    meanwhile,
    stamps,
    preparation,
    filters,
    sandbox,
    refusals,
    outcomes,
    echoes,
    emits,
    catalog,
    operationEvents: operations.operationEvents,
    errorCodes: operations.errorCodes,
    operationTags: operations.operationTags,
    operationErrors: operations.operationErrors,
    pathParameters: operations.pathParameters,
    mediaTypes,
    operationResponses,
    schemaWords,
    schemaExamples,
    schemaKeywords,
    schemaPattern,
    schemaBounds,
    schemaTypes,
    exampleCodes,
    examples,
  },
  partner: {
    documentFrame,
    addresses,
    schemaFormat,
    enumValues,
    unknownKeywords,
    descriptionHeadings,
    operationNames: operations.operationNames,
    summaryStyle: operations.summaryStyle,
    operationRetry: operations.operationRetry,
    operationScopes: operations.operationScopes,
    eventType,
    schemaTitles,
    numberUnit,
    enumMeanings,
    optionalProperties,
    refusedStates,
  },
};

/** Returns everything that the rules report, at the strictness of the set. */
export const judge = (context: RuleContext, strictness: Strictness): readonly Problem[] =>
  LEVELS.flatMap((level) =>
    Object.entries(RULES[level]).flatMap(([id, rule]) =>
      asTaken(strictness, kebabCase(id), level, () => problemsOf(rule, context)),
    ),
  );
