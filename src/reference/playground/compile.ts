import { membersOf } from '../contract/fields';
import { defined, formatPointer } from '../contract/json';
import type { Contract, Field, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { topicPath } from '../contract/routes';
import { compile as compileMock } from '../mock/compile';
import type { FieldGuide, FieldGuides, OperationGuide, PlaygroundData } from './data';
import { firstSentence } from './plain-text';

const fieldGuides = (fields: readonly Field[]): readonly FieldGuide[] =>
  fields.flatMap((field) => [
    defined({
      pointer: formatPointer(field.path),
      type: field.type.label,
      required: field.required || undefined,
      help: firstSentence(field.description),
    }),
    ...fieldGuides(field.children),
    ...fieldGuides(field.variants.flatMap((variant) => variant.fields)),
  ]);

/** Derives the help on the fields of every body; alternatives may share a field. */
export const compileFields = (contract: Contract): FieldGuides =>
  Object.fromEntries(
    contract.operations.flatMap(({ id, body }) => {
      if (!body) return [];
      const { fields, variants } = membersOf(contract, body.schema);
      const guides = fieldGuides([...fields, ...variants.flatMap((variant) => variant.fields)]);
      return [[id, [...new Map(guides.map((guide) => [guide.pointer, guide])).values()]] as const];
    }),
  );

const operationGuide = ({ id, summary, parameters, body }: Operation): OperationGuide =>
  defined({
    id,
    summary,
    parameters: Object.fromEntries(
      parameters.map(({ field }) => [field.name, firstSentence(field.description)]),
    ),
    body: body && {
      examples: body.examples.map(({ summary: title, value }) => ({ summary: title, value })),
    },
  });

/** Derives what the playground of a docs set loads. */
export const compile = (contract: Contract): PlaygroundData => ({
  mock: compileMock(contract),
  title: contract.title,
  version: contract.version,
  baseUrl: (contract.servers[0]?.url ?? '').replace(/\/+$/, ''),
  topics: contract.topics
    .map(({ name, title }) => ({
      title,
      path: topicPath(name),
      operations: (namesOf(contract).byTopic.get(name) ?? []).map(operationGuide),
    }))
    .filter(({ operations }) => operations.length > 0),
});
