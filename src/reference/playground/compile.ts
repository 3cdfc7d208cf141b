import { membersOf } from '../contract/fields';
import { formatPointer } from '../contract/json';
import type { Contract, Field, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { topicPath } from '../contract/routes';
import { compile as compileMock } from '../mock/compile';
import type { BodyGuide, FieldGuide, FieldGuides, OperationGuide, PlaygroundData } from './data';
import { firstSentence } from './plain-text';

const fieldGuides = (fields: readonly Field[]): readonly FieldGuide[] =>
  fields.flatMap((field) => [
    {
      at: formatPointer(field.path),
      type: field.type.label,
      ...(field.required ? { required: true as const } : {}),
      help: firstSentence(field.description),
    },
    ...fieldGuides(field.children),
    ...fieldGuides(field.variants.flatMap((variant) => variant.fields)),
  ]);

/** Fields that several alternatives share are told once. */
const withoutRepeats = (fields: readonly FieldGuide[]): readonly FieldGuide[] => [
  ...new Map(fields.map((field) => [field.at, field])).values(),
];

/** Derives the help on the fields of every body. */
export const compileFields = (contract: Contract): FieldGuides =>
  Object.fromEntries(
    contract.operations.flatMap(({ id, body }) => {
      if (!body) return [];
      const { fields, variants } = membersOf(contract, body.schema);
      const everyField = [...fields, ...variants.flatMap((variant) => variant.fields)];
      return [[id, withoutRepeats(fieldGuides(everyField))] as const];
    }),
  );

const bodyGuide = ({ body }: Operation): { readonly body?: BodyGuide } =>
  body
    ? { body: { examples: body.examples.map(({ summary, value }) => ({ summary, value })) } }
    : {};

const operationGuide = (operation: Operation): OperationGuide => ({
  id: operation.id,
  summary: operation.summary,
  parameters: Object.fromEntries(
    operation.parameters.map(({ field }) => [field.name, firstSentence(field.description)]),
  ),
  ...bodyGuide(operation),
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
