import { asArray, asObject, asText, isObject, objectEntries, textOf } from '../json';
import { deriveExample } from '../example/example';
import { schemaBounds } from './bounds';
import { everySchema, type Finding, type Rule, type RuleContext, type VisitedSchema } from './rule';
import { referenceName, shapeOf, typesOf } from '../schema/shape';
import { didYouMean } from '../suggest';
import { KNOWN_KEYWORDS } from '../schema/known-keywords';

/** The root file must have a date as version, and there must be a schema `Problem`. */
export const documentFrame: Rule = function* ({ document, schemas }) {
  const info = asObject(document.info);
  const version = asText(info.version);
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
    yield {
      node: info,
      path: ['version'],
      part: 'value',
      message: `The version \`${version}\` is not a date`,
      next: 'write the date the contract took effect, `YYYY-MM-DD`, in quotes',
    };
  }
  if (!schemas.Problem) {
    yield {
      node: document,
      path: ['openapi'],
      message: 'There is no schema `Problem` for error answers',
      next: 'add it to `schemas` in partners/shared/contract/common.yaml (RFC 9457)',
    };
  }
};

/** What the title and the description of a schema should say. */
const WORDS = { title: 'what a reader calls it', description: 'what it is' };

function* schemasWithout(word: keyof typeof WORDS, context: RuleContext): Iterable<Finding> {
  for (const [name, node] of objectEntries(context.schemas)) {
    if (asText(node[word])) continue;
    const next = `add a \`${word}\` that says ${WORDS[word]}`;
    yield { node, message: `The schema \`${name}\` has no ${word}`, next };
  }
}

/** Named schemas must have a title. */
export const schemaTitles: Rule = (context) => schemasWithout('title', context);

/** All properties except those that are nothing but a constant. */
function* describedProperties(context: RuleContext): Iterable<VisitedSchema> {
  for (const visited of everySchema(context)) {
    const { schema, property } = visited;
    if (property === undefined) continue;
    if ('const' in schema && !schema.$ref && Object.keys(schema).length === 1) continue;
    yield visited;
  }
}

/** Schemas and their properties must have a description. */
export const schemaWords: Rule = function* (context) {
  yield* schemasWithout('description', context);
  for (const { schema: node, property = '' } of describedProperties(context)) {
    if (asText(shapeOf(node, context.schemas).schema.description)) continue;
    yield {
      node,
      message: `The property \`${property}\` has no description`,
      next: 'add a `description` that leads with the meaning and names unit and format',
    };
  }
};

/** Properties must have an example. */
export const schemaExamples: Rule = function* (context) {
  if (!context.isComplete) return;
  for (const { schema: node, property = '' } of describedProperties(context)) {
    if (deriveExample(node, context.schemas) !== undefined) continue;
    const message = `The property \`${property}\` has no example`;
    yield { node, message, next: 'add `examples: [one]`' };
  }
};

/** Numbers must have a unit; otherwise readers have to guess it. */
export const numberUnit: Rule = function* (context) {
  for (const { schema: node, property } of everySchema(context)) {
    const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
    if (!isNumber || asText(node['x-unit'])) continue;
    yield {
      node,
      message: `The number${property === undefined ? '' : ` \`${property}\``} has no unit`,
      next: 'add `x-unit`, for example `seconds`, `basis points` or `items`',
    };
  }
};

/** Every enum value must have a meaning; values of a state get theirs from `x-states`. */
export const enumMeanings: Rule = function* (context) {
  const stateSchemas = new Set<unknown>();
  for (const [, { 'x-states': states, properties }] of objectEntries(context.schemas)) {
    const property = asObject(properties)[asText(asObject(states).property) ?? ''];
    if (!isObject(property)) continue;
    stateSchemas.add(property);
    stateSchemas.add(context.schemas[referenceName(property) ?? '']);
  }
  for (const { schema: node } of everySchema(context)) {
    if (!Array.isArray(node.enum) || node.enum.length === 0) continue;
    const values = asArray(node.enum)
      .filter((value) => value !== null)
      .map(textOf);
    const meanings = Object.keys(asObject(node['x-enumDescriptions']));
    if (stateSchemas.has(node) && meanings.length === 0) continue;
    const missing = values.filter((value) => !meanings.includes(value));
    if (missing.length > 0) {
      yield {
        node,
        path: meanings.length > 0 ? ['x-enumDescriptions'] : ['enum'],
        message: `No meaning for ${missing.map((value) => `\`${value}\``).join(', ')}`,
        next: 'say in `x-enumDescriptions` what each value means and what to do',
      };
    }
    for (const extra of meanings.filter((meaning) => !values.includes(meaning))) {
      yield {
        node,
        path: ['x-enumDescriptions', extra],
        message: `\`${extra}\` is not a value of the enum`,
        next: didYouMean(extra, values, 'delete the meaning, or add the value to `enum`'),
      };
    }
  }
};

/** Boolean keywords. */
const FLAGS = ['deprecated', 'readOnly', 'writeOnly'];

/** Keywords that do not affect validation. */
const ANNOTATIONS =
  /^(title|description|examples?|default|deprecated|discriminator|\$comment|x-.*)$/;

/** Schemas may only use keywords that the sandbox can check. */
export const schemaKeywords: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    for (const keyword of Object.keys(node)) {
      // The OpenAPI lint does not check keywords next to a reference.
      if (FLAGS.includes(keyword) && '$ref' in node && typeof node[keyword] !== 'boolean') {
        yield {
          node,
          path: [keyword],
          message: `\`${keyword}\` is neither \`true\` nor \`false\``,
          next: 'write one of the two; to YAML, `yes` is a text',
        };
      }
      if (KNOWN_KEYWORDS.has(keyword) || ANNOTATIONS.test(keyword)) continue;
      yield {
        node,
        path: [keyword],
        message: `The sandbox cannot check the JSON Schema keyword \`${keyword}\``,
        next: didYouMean(
          keyword,
          [...KNOWN_KEYWORDS, 'default', 'deprecated', 'description', 'examples'],
          'say it with another keyword, or add it to src/reference/contract/schema/validate.ts',
        ),
      };
    }
  }
};

/** Whether a `pattern` is a regular expression that validators accept (ECMA-262, Unicode mode). */
function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Patterns must compile. */
export const schemaPattern: Rule = function* (context) {
  for (const { schema: node } of everySchema(context)) {
    if (typeof node.pattern !== 'string' || isPattern(node.pattern)) continue;
    yield {
      node,
      path: ['pattern'],
      part: 'value',
      message: `\`${node.pattern}\` is not a regular expression`,
      next: 'correct it; escape only what needs it, and close every bracket',
    };
  }
};

/** Whether values can be checked: all patterns compile, and all bounds allow a value. */
export const canBeChecked = (context: RuleContext): boolean =>
  [...schemaPattern(context), ...schemaBounds(context)].length === 0;
