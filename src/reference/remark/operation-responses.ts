import { STATUS_CODES } from 'node:http';
import type { RootContent } from 'mdast';
import { example } from '../blocks/example';
import { referenceResponse } from '../blocks/reference-block';
import { samples } from '../blocks/samples';
import { requestOf } from '../samples/from-contract';
import type { ApiResponse, Body, Contract } from '../contract/model';
import { oncePer } from '../contract/once-per';
import { fieldList } from './fields';
import { flatMarkdown } from './markdown';
import { section } from './parts';
import { bodyFields, fieldScope, type OperationScope } from './operation-request';

/** Names of the headers that every success answer of the contract has; each page says them once. */
export const commonHeaders = oncePer(({ operations }: Contract): ReadonlySet<string> => {
  const [first, ...rest] = operations.flatMap(({ responses }) =>
    responses
      .filter(({ status }) => /^[23]/.test(status))
      .map(({ headers }) => headers.map(({ name }) => name)),
  );
  return new Set((first ?? []).filter((name) => rest.every((names) => names.includes(name))));
});

const responseBlock = (response: ApiResponse, scope: OperationScope): RootContent => {
  const shared = commonHeaders(scope.page.reference.contract);
  const headers = response.headers.filter(({ name }) => !shared.has(name));
  return referenceResponse({ status: response.status }, [
    ...flatMarkdown(scope.page, response.description, scope.operation),
    ...fieldList(headers, fieldScope(scope, `${response.status}.header`)),
    ...(response.body
      ? bodyFields(scope, response.body.schema, `${response.status}.body`, 'Returns')
      : []),
  ]);
};

/** The answers and what they hold; errors of the provider are listed by their codes. */
export const responseParts = (scope: OperationScope): readonly RootContent[] =>
  section(
    scope.operation.direction === 'to-partner' ? 'Your answer' : 'Answer',
    scope.operation.responses.map((response) => responseBlock(response, scope)),
  );

/** `201` as `201 Created` (RFC 9110 reason phrases). */
const statusTitle = (status: string): string =>
  [status, /^2XX$/i.test(status) ? 'Any success' : STATUS_CODES[status]].join(' ').trimEnd();

const examplesOf = (title: string, body: Body | undefined): readonly RootContent[] =>
  (body?.examples ?? []).map(({ summary, value }, index, all) =>
    example({
      title: all.length > 1 ? `${title}: ${summary}` : title,
      value,
      closed: index > 0,
    }),
  );

/** What is shown beside the fields: request samples (or the message a partner gets) and answers. */
export const exampleBlocks = ({ page, operation }: OperationScope): readonly RootContent[] => [
  ...(operation.direction === 'to-partner'
    ? examplesOf('Request', operation.body)
    : [samples({ request: requestOf(page.reference.contract, operation) })]),
  ...operation.responses.flatMap(({ status, body }) => examplesOf(statusTitle(status), body)),
];
