import { membersOf } from '../contract/fields';
import { defined, formatPointer } from '../contract/json';
import type { Contract, Field, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { topicPath } from '../contract/routes';
import type { MockContract } from '../mock';
import { compile as compileMock } from '../mock/compile';
import type { MockOperation, Trigger } from '../mock/contract';
import type { FieldGuide, FieldGuides, OperationGuide, PlaygroundData, SandboxData } from './data';
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

/** Codes with which the object of an operation may fail later; the first of several causes wins. */
function failuresOf({ resources }: MockContract, operation: MockOperation | undefined) {
  const { lifecycle } = resources[operation?.target.type ?? ''] ?? {};
  const moves = Object.entries(lifecycle?.states ?? {});
  const causes = (operation?.sandbox ?? []).flatMap((trigger) =>
    moves
      .filter(([start]) => (trigger.from ?? start) === start)
      .flatMap(([, ways]) => ways.filter(({ to }) => to === trigger.state))
      .flatMap(({ failure }): [string, Trigger][] =>
        failure === undefined ? [] : [[failure, trigger]],
      ),
  );
  return Object.fromEntries(causes.toReversed());
}

const operationGuide = (
  { id, summary, parameters, body }: Operation,
  mock: MockContract,
): OperationGuide =>
  defined({
    id,
    summary,
    parameters: Object.fromEntries(
      parameters.map(({ field }) => [field.name, firstSentence(field.description)]),
    ),
    body: body && {
      examples: body.examples.map(({ summary: title, value }) => ({ summary: title, value })),
    },
    failures: failuresOf(
      mock,
      mock.operations.find((operation) => operation.id === id),
    ),
  });

/** Derives what the playground of a docs set loads: at once, and with its sandbox. */
export function compile(
  contract: Contract,
  mock = compileMock(contract),
): { readonly data: PlaygroundData; readonly sandbox: SandboxData } {
  const { set, credentials, keys, operations, schemas, ...sandbox } = mock;
  const data = {
    mock: defined({ set, credentials, keys, operations, schemas }),
    title: contract.title,
    ...(contract.sharesConventions ? { version: contract.version } : {}),
    baseUrl: (contract.servers[0]?.url ?? '').replace(/\/+$/, ''),
    topics: contract.topics
      .map(({ name, title }) => ({
        title,
        path: topicPath(name),
        operations: (namesOf(contract).byTopic.get(name) ?? []).map((operation) =>
          operationGuide(operation, mock),
        ),
      }))
      .filter(({ operations: guides }) => guides.length > 0),
  };
  return { data, sandbox };
}
