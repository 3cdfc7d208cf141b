import { errorAnchor, operationAnchor } from '../contract/anchors';
import { asText, omit } from '../contract/json';
import type { JsonObject } from '../contract/model';
import type { MockContract } from '../mock';
import type { MockOperation } from '../mock/contract';
import type { GuideTopic, OperationGuide, PlaygroundData } from './data';

type PackedOperation = Omit<MockOperation, 'commonErrors'> & {
  /** Place in the list of `commonErrors`. */
  readonly common: number;
};

/** What the playground of a docs set loads: what follows from the rest is left out. */
export interface PackedData extends Omit<PlaygroundData, 'mock' | 'topics'> {
  readonly mock: Omit<MockContract, 'operations'> & {
    readonly operations: readonly PackedOperation[];
  };
  /** Each combination of common errors once. */
  readonly commonErrors: readonly (readonly string[])[];
  readonly topics: readonly (Omit<GuideTopic, 'operations'> & {
    readonly operations: readonly Omit<OperationGuide, 'href'>[];
  })[];
}

const typeOf = (docs: string, page: string, code: string): string =>
  `${docs}${page}#${errorAnchor(code)}`;

const hrefOf = (set: string, path: string, id: string): string =>
  `/${set}/${path}#${operationAnchor(id)}`;

function packError(docs: string, problem: JsonObject): JsonObject {
  const type = asText(problem.type);
  // The content of `failure` is stored as it is.
  if (type === undefined) return problem;
  const [address = ''] = type.split('#');
  return { ...omit(problem, 'type', 'code'), page: address.slice(docs.length) };
}

function unpackError(docs: string, code: string, packed: JsonObject): JsonObject {
  const { page, ...rest } = packed;
  const path = asText(page);
  return path === undefined ? packed : { type: typeOf(docs, path, code), code, ...rest };
}

const mapValues = <T, R>(
  values: Readonly<Record<string, T>>,
  change: (value: T, name: string) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

/** Leaves out what `unpack` restores: addresses, and lists that many operations share. */
export function pack(data: PlaygroundData): PackedData {
  const { mock, topics, docs } = data;
  const lists = [...new Set(mock.operations.map((one) => one.commonErrors.join(' ')))];
  return {
    ...data,
    mock: {
      ...mock,
      errors: mapValues(mock.errors, (problem) => packError(docs, problem)),
      operations: mock.operations.map(({ commonErrors, ...operation }) => ({
        ...operation,
        common: lists.indexOf(commonErrors.join(' ')),
      })),
    },
    commonErrors: lists.map((list) => list.split(' ').filter(Boolean)),
    topics: topics.map((topic) => ({
      ...topic,
      operations: topic.operations.map((guide) => omitHref(guide)),
    })),
  };
}

function omitHref({ id, summary, parameters, body }: OperationGuide): Omit<OperationGuide, 'href'> {
  return { id, summary, parameters, ...(body ? { body } : {}) };
}

/** The data as it was compiled. */
export function unpack({ commonErrors, ...packed }: PackedData): PlaygroundData {
  const { mock, topics, docs } = packed;
  return {
    ...packed,
    mock: {
      ...mock,
      errors: mapValues(mock.errors, (problem, code) => unpackError(docs, code, problem)),
      operations: mock.operations.map(({ common, ...operation }) => ({
        ...operation,
        commonErrors: commonErrors[common] ?? [],
      })),
    },
    topics: topics.map((topic) => ({
      ...topic,
      operations: topic.operations.map((guide) => ({
        ...guide,
        href: hrefOf(mock.set, topic.path, guide.id),
      })),
    })),
  };
}
