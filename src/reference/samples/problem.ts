import { essenceOf } from '../contract/http/media-type';
import { asObject, asText } from '../contract/json';
import type { Contract, JsonObject, Operation } from '../contract/model';
import { oncePer } from '../contract/once-per';
import { shapeOf } from '../contract/schema/shape';
import { deref, mediaTypesOf, writtenOperations } from '../contract/walk';
import type { ProblemMember } from './request';

const PROBLEM = 'application/problem+json';
const MEMBERS: readonly ProblemMember[] = ['code', 'requestId'];

/** The schemas of the problems that operations answer with, by operation id. */
const problemsIn = oncePer(({ document }: Contract) => {
  const problemOf = ({ responses }: JsonObject): JsonObject | undefined =>
    Object.entries(asObject(responses))
      .filter(([status]) => /^([45]|default)/.test(status))
      .flatMap(([, response]) => mediaTypesOf(document, deref(document, asObject(response))))
      .find(([type]) => essenceOf(type) === PROBLEM)?.[1];
  return new Map(
    writtenOperations(document).map(({ operation }) => [
      asText(operation.operationId),
      problemOf(operation),
    ]),
  );
});

/** Returns the useful members of an operation's problems; undefined if its errors are not problems. */
export function problemMembers(
  contract: Contract,
  { id }: Operation,
): readonly ProblemMember[] | undefined {
  const media = problemsIn(contract).get(id);
  if (!media) return undefined;
  const schemas = asObject(asObject(contract.document.components).schemas);
  const { properties } = shapeOf(asObject(media.schema), schemas).schema;
  return MEMBERS.filter((member) => Object.hasOwn(asObject(properties), member));
}
