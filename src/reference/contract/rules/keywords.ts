import { explainBreaches } from '../schema/breach';
import { asText, isArray, isObject } from '../json';
import { holdsData, holdsNames, KEYWORDS } from '../keywords';
import type { JsonObject, JsonValue } from '../model';
import type { Rule } from './rule';
import { markdownHeading } from '../http/style';
import { didYouMean } from '../suggest';

/** Every object of the document whose members are keywords, not data or names of fields. */
export function* keywordObjects(value: JsonValue, isMap = false): Iterable<JsonObject> {
  if (isArray(value)) for (const item of value) yield* keywordObjects(item);
  if (!isObject(value)) return;
  if (!isMap) yield value;
  for (const [key, member] of Object.entries(value)) {
    if (isMap) yield* keywordObjects(member);
    else if (!holdsData(key)) {
      yield* keywordObjects(member, holdsNames(key));
    }
  }
}

/** Every use of an extension keyword. */
function* extensions(document: JsonObject): Iterable<readonly [node: JsonObject, key: string]> {
  for (const node of keywordObjects(document)) {
    for (const key of Object.keys(node)) if (key.startsWith('x-')) yield [node, key];
  }
}

/** Extension keywords must match their schemas. */
export const keywords: Rule = function* ({ document }) {
  for (const [node, key] of extensions(document)) {
    const schema = KEYWORDS[key];
    const breaches = schema ? explainBreaches(node, schema, [key]) : [];
    for (const breach of breaches) yield { node, ...breach };
  }
};

/** Extension keywords must be known. */
export const unknownKeywords: Rule = function* ({ document }) {
  for (const [node, key] of extensions(document)) {
    if (KEYWORDS[key]) continue;
    const fallback = 'see src/reference/contract/contract.schema.json for all of them';
    const next = didYouMean(key, Object.keys(KEYWORDS), fallback);
    yield { node, path: [key], message: `The keyword \`${key}\` is unknown`, next };
  }
};

/** Descriptions must not have headings, which would break the outline of the page. */
export const descriptionHeadings: Rule = function* ({ document }) {
  for (const node of keywordObjects(document)) {
    const heading = markdownHeading(asText(node.description) ?? '');
    if (heading === undefined) continue;
    yield {
      node,
      path: ['description'],
      message: `The description has a heading, \`${heading.trim()}\``,
      next: 'write a paragraph instead, or put the section on the page',
    };
  }
};
