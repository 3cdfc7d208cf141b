import { operationAnchor } from '../../../src/reference/contract/page/anchors';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import {
  asArray,
  asObject,
  equal,
  isObject,
  objectEntries,
} from '../../../src/reference/contract/json';
import { kindOf } from '../../../src/reference/contract/http/media-type';
import { referable, Validator } from '../../../src/reference/contract/schema/validate';
import { deref } from '../../../src/reference/contract/walk';
import { attribute, type Element, elementsNamed } from '../dom';
import { jsonIn, jsonOn, objectsIn, publishedContract } from './published';
import {
  anchorsOfTopic,
  sectionAt,
  Tally,
  type Coverage,
  type SetTruth,
  type Truth,
  type TruthCheck,
} from './truth';

/** Yields the values that should match a schema, with the schema. */
function* claims(document: JsonObject): Generator<readonly [JsonObject, JsonValue]> {
  for (const holder of objectsIn(document)) {
    if (!isObject(holder.schema)) {
      for (const value of asArray(holder.examples)) yield [holder, value];
      continue;
    }
    if (holder.example !== undefined) yield [holder.schema, holder.example];
    for (const [, written] of objectEntries(holder.examples)) {
      const { value } = deref(document, written);
      if (value !== undefined) yield [holder.schema, value];
    }
  }
}

function published(truth: Truth, set: SetTruth): Coverage {
  const tally = new Tally(set, 'examples of the published contract');
  const document = publishedContract(truth, set) ?? {};
  const all = [...claims(document)];
  const schemas = asObject(asObject(document.components).schemas);
  const validator = new Validator(referable(schemas, '#/components/schemas/'));
  for (const [index, [schema, value]] of all.entries()) {
    const [breach] = validator.check(value, schema);
    const fault = breach && `does not fit at /${breach.path.join('/')}: ${breach.detail}`;
    tally.note(`example ${index + 1}, ${JSON.stringify(value).slice(0, 60)},`, fault);
  }
  return tally.coverage();
}

function shown(set: SetTruth): Coverage {
  const tally = new Tally(set, 'JSON blocks on pages');
  for (const { place, value } of set.pages.flatMap(jsonOn)) {
    tally.note(place, value === undefined ? 'is not JSON' : undefined);
  }
  return tally.coverage();
}

/** Whether a section shows an example, or a link to the same example on the page. */
function isReadable(
  example: JsonValue,
  section: readonly Element[],
  anchors: ReadonlyMap<string, Element>,
): boolean {
  const shows = (element: Element): boolean =>
    jsonIn(element).some((value) => value !== undefined && equal(value, example));
  const linked = section
    .flatMap((element) => [...elementsNamed(element, 'a')])
    .map((link) => anchors.get(attribute(link, 'href')?.replace(/^#/, '') ?? '')?.parentNode)
    .filter(
      (block): block is Element => block !== null && block !== undefined && 'tagName' in block,
    );
  return section.some(shows) || linked.some(shows);
}

function answers(set: SetTruth): Coverage {
  const tally = new Tally(set, 'examples of answers');
  for (const { id, topic, responses } of set.contract.operations) {
    const anchors = anchorsOfTopic(set, topic);
    const heading = anchors.get(operationAnchor(id));
    const section = heading ? sectionAt(heading) : [];
    for (const { status, body } of responses) {
      if (!body || kindOf(body.contentType) !== 'json') continue;
      for (const [index, { value }] of body.examples.entries()) {
        const fault = isReadable(value, section, anchors) ? undefined : 'is nowhere to be read';
        tally.note(`${id} ${status}, example ${index + 1},`, fault);
      }
    }
  }
  return tally.coverage();
}

/**
 * Every example of the published contract matches its schema; the examples on pages are JSON, and
 * every answer has its example.
 */
export const examples: TruthCheck = {
  name: 'every example is valid',
  atLeast: ({ operations }) => operations.length,
  check: (truth) => truth.sets.flatMap((set) => [published(truth, set), shown(set), answers(set)]),
};
