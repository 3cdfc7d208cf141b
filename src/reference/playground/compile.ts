import { membersOf } from '../contract/document/fields';
import { defined, formatPointer } from '../contract/json';
import type { Contract, Field, Operation } from '../contract/model';
import { namesOf } from '../contract/names';
import { variablesOf } from '../contract/http/variables';
import { topicPath } from '../contract/page/routes';
import type { MockContract } from '../mock';
import { compile as compileMock } from '../mock/compile';
import type { MockOperation, Trigger } from '../mock/contract';
import { IdentifierPlaces } from '../mock/identifier-places';
import { statesFor } from '../mock/works-in';
import type {
  Course,
  FieldGuide,
  FieldGuides,
  OperationGuide,
  PlaygroundData,
  SandboxData,
} from './data';
import { problemMembers } from '../samples/problem';
import { firstSentence } from '../contract/plain-text';

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

/** Derives the help for the fields of all bodies; lists a field of several alternatives once. */
export const compileFields = (contract: Contract): FieldGuides =>
  Object.fromEntries(
    contract.operations.flatMap(({ id, body }) => {
      if (!body) return [];
      const { fields, variants } = membersOf(contract, body.schema, 'readOnly');
      const guides = fieldGuides([...fields, ...variants.flatMap((variant) => variant.fields)]);
      return [[id, [...new Map(guides.map((guide) => [guide.pointer, guide])).values()]] as const];
    }),
  );

/** Returns the codes with which an operation's object may fail later, each with its first cause. */
function failuresOf({ resources }: MockContract, operation: MockOperation) {
  const { lifecycle } = resources[operation.target.type ?? ''] ?? {};
  const moves = Object.entries(lifecycle?.states ?? {});
  const causes = operation.sandbox.flatMap((trigger) =>
    moves
      .filter(([start]) => (trigger.from ?? start) === start)
      .flatMap(([, ways]) => ways.filter(({ to }) => to === trigger.state))
      .flatMap(({ failure }): [string, Trigger][] =>
        failure === undefined ? [] : [[failure, trigger]],
      ),
  );
  return Object.fromEntries(causes.toReversed());
}

/** Returns the collection that a path parameter selects from: `/pets` for `/pets/{petId}/toys`. */
function collectionOf({ operations }: MockContract, path: string, parameter: string) {
  const [collection] = path.split(`/{${parameter}}`);
  return operations.find(({ kept, path: other }) => kept && other === collection)?.path;
}

/**
 * Returns how an operation moves objects of a kind, by the state before. Omits moves that can be
 * reversed at once, such as a freeze. Creating a new object from this one is not its end.
 */
function coursesOf(mock: MockContract, { id, target }: MockOperation, kind: string) {
  const states = mock.resources[kind]?.lifecycle?.states ?? {};
  const courseTo = (from: string, to: string): Course | undefined => {
    const next = states[to] ?? [];
    if (next.length === 0) return target.kind === 'new' ? undefined : 'to its end';
    return next.some((move) => move.to === from) ? undefined : 'on';
  };
  return Object.entries(states).flatMap(([from, moves]): [string, Course][] => {
    const courses = moves.flatMap((move) =>
      move.operation === id ? (courseTo(from, move.to) ?? []) : [],
    );
    const [course] = courses.toSorted();
    return course === undefined ? [] : [[from, course]];
  });
}

/** Returns the kinds of objects whose identifiers a request requires or accepts, by place. */
function chainOf(mock: MockContract, identifiers: IdentifierPlaces, operation: MockOperation) {
  const byPath = operation.parameters.flatMap(({ in: place, name }) => {
    const kind = place === 'path' ? collectionOf(mock, operation.path, name) : undefined;
    return kind === undefined ? [] : [{ place: `path.${name}`, kind, required: true }];
  });
  const places = [...identifiers.of(operation), ...byPath];
  const kindsAt = (isNeeded: boolean) =>
    Object.fromEntries(
      places
        .filter(({ required }) => required === isNeeded)
        .map(({ place, kind }) => [place, kind] as const),
    );
  const worksIn = [...new Set(places.map(({ kind }) => kind))].flatMap(
    (kind): [string, readonly string[]][] => {
      const states = statesFor(mock, operation, kind);
      const all = Object.keys(mock.resources[kind]?.lifecycle?.states ?? {});
      return states && states.length < all.length ? [[kind, states]] : [];
    },
  );
  const { target } = operation;
  const own = target.kind === 'document' ? [target.type] : [];
  const leads = [...new Set([...places.map(({ kind }) => kind), ...own])].flatMap(
    (kind): [string, OperationGuide['leads'][string]][] => {
      const courses = coursesOf(mock, operation, kind);
      return courses.length === 0 ? [] : [[kind, Object.fromEntries(courses)]];
    },
  );
  return {
    needs: kindsAt(true),
    takes: kindsAt(false),
    worksIn: Object.fromEntries(worksIn),
    leads: Object.fromEntries(leads),
  };
}

const kindsIn = (
  { resources }: MockContract,
  { patterns }: IdentifierPlaces,
): PlaygroundData['kinds'] =>
  Object.fromEntries(
    [...patterns].flatMap(([kind, pattern]) => {
      const { id, lifecycle } = resources[kind] ?? {};
      return id === undefined
        ? []
        : [[kind, defined({ pattern, id, state: lifecycle?.property })] as const];
    }),
  );

const operationGuide = (
  contract: Contract,
  described: Operation,
  mock: MockContract,
  identifiers: IdentifierPlaces,
): OperationGuide | undefined => {
  const { id, summary, parameters, body } = described;
  const operation = mock.operations.find((compiled) => compiled.id === id);
  return (
    operation &&
    defined({
      id,
      summary,
      parameters: Object.fromEntries(
        parameters.map(({ field }) => [field.name, firstSentence(field.description)]),
      ),
      body: body && {
        examples: body.examples.map(({ summary: title, value }) => ({ summary: title, value })),
      },
      ...chainOf(mock, identifiers, operation),
      failures: failuresOf(mock, operation),
      problem: problemMembers(contract, described),
    })
  );
};

/** Derives the data that the playground of a docs set loads at first and with its sandbox. */
export function compile(
  contract: Contract,
  mock = compileMock(contract),
): { readonly data: PlaygroundData; readonly sandbox: SandboxData } {
  const identifiers = new IdentifierPlaces(contract, mock);
  const { set, credentials, keys, operations, schemas, ...sandbox } = mock;
  const data = {
    mock: defined({ set, credentials, keys, operations, schemas }),
    title: contract.title,
    urlVariable: variablesOf(contract).url,
    ...(contract.sharesConventions ? { version: contract.version } : {}),
    ...(contract.events.length > 0 ? {} : { hasNoEvents: true }),
    baseUrl: (contract.servers[0]?.url ?? '').replace(/\/+$/, ''),
    topics: contract.topics
      .map(({ name, title }) => ({
        title,
        path: topicPath(name),
        operations: (namesOf(contract).byTopic.get(name) ?? []).flatMap(
          (operation) => operationGuide(contract, operation, mock, identifiers) ?? [],
        ),
      }))
      .filter(({ operations: guides }) => guides.length > 0),
    kinds: kindsIn(mock, identifiers),
  };
  return { data, sandbox };
}
