import { STATUS_CODES } from 'node:http';
import type { RootContent } from 'mdast';
import { example } from '../blocks/example';
import { fold } from '../blocks/fold';
import { referenceResponse } from '../blocks/reference-block';
import { samples } from '../blocks/samples';
import { code, item, list, paragraph, text } from '../blocks/tree/mdast';
import { requestOf } from '../samples/from-contract';
import type { ApiResponse, Body, Contract } from '../contract/model';
import { kindOf } from '../contract/http/media-type';
import { oncePer } from '../contract/once-per';
import { foldedFields } from './fields';
import { codeLink } from './links';
import { flatMarkdown, phrase } from './markdown';
import type { OperationScope } from './operation-endpoint';
import { lineSection } from './parts';
import type { Page } from './reference';
import { unlikeObject } from './unlike';
import { bodyParts, fieldScope } from './operation-request';

/** Names of the headers that all success answers have by convention; pages show them only once. */
export const commonHeaders = oncePer((contract: Contract): ReadonlySet<string> => {
  const { operations, sharesConventions } = contract;
  if (!sharesConventions) return new Set();
  const [first, ...rest] = operations.flatMap(({ responses }) =>
    responses
      .filter(({ status }) => /^[23]/.test(status))
      .map(({ headers }) => headers.map(({ name }) => name)),
  );
  return new Set((first ?? []).filter((name) => rest.every((names) => names.includes(name))));
});

/** The operations that take a value from the answer. */
const linkList = ({ links = [] }: ApiResponse, scope: OperationScope): readonly RootContent[] => {
  const { page, operation } = scope;
  const items = links.map(({ name, description, operation: id, parameters }) =>
    item([
      paragraph([
        codeLink(page, 'op', id),
        ...Object.entries(parameters).flatMap(([parameter, expression]) => [
          text(', '),
          code(parameter),
          text(' from '),
          code(expression),
        ]),
        text(description === '' ? ` (${name})` : ': '),
        ...phrase(page, description, operation),
      ]),
    ]),
  );
  return items.length === 0
    ? []
    : [fold({ title: 'Links', note: String(items.length) }, [list(items)])];
};

const RANGES: Readonly<Record<string, string>> = {
  '1XX': 'Any information',
  '2XX': 'Any success',
  '3XX': 'Any redirection',
  '4XX': 'Any error of the request',
  '5XX': 'Any error of the server',
  DEFAULT: 'Any other answer',
};

/** The meaning of a status by itself (RFC 9110 reason phrases). */
const meaningOf = (status: string): string | undefined =>
  STATUS_CODES[status] ?? RANGES[status.toUpperCase()];

const responseBlock = (response: ApiResponse, scope: OperationScope): RootContent => {
  const shared = commonHeaders(scope.page.reference.contract);
  const headers = response.headers.filter(({ name }) => !shared.has(name));
  const { status, description } = response;
  const words = description || (response.body ? '' : `${meaningOf(status) ?? 'Any answer'}.`);
  return referenceResponse({ status }, [
    ...flatMarkdown(scope.page, words, scope.operation),
    ...(response.body ? bodyParts(scope, response.body, `${response.status}.body`, 'answer') : []),
    ...foldedFields('Headers', headers, fieldScope(scope, `${response.status}.header`)),
    ...linkList(response, scope),
  ]);
};

/** The answers and their content; errors of the provider are listed by their codes. */
export const responseParts = (scope: OperationScope): readonly RootContent[] =>
  lineSection(
    scope.operation.direction === 'to-partner' ? 'Your answer' : 'Answer',
    scope.operation.responses.map((response) => responseBlock(response, scope)),
  );

/** `201` as `201 Created`. */
const statusTitle = (status: string): string => [status, meaningOf(status)].join(' ').trimEnd();

/** XML and text are shown as they are sent; forms as JSON, by their fields. */
const languageOf = (body: Body | undefined): 'xml' | 'text' | undefined => {
  const kind = kindOf(body?.contentType ?? 'application/json');
  return kind === 'xml' || kind === 'text' ? kind : undefined;
};

interface Titled {
  readonly title: string;
  readonly body: Body | undefined;
  readonly isWhole?: boolean;
  readonly isError?: boolean;
}

/** The first example is open; all others, and all errors, start closed. */
const examplesOf = (page: Page, bodies: readonly Titled[]): readonly RootContent[] =>
  bodies
    .flatMap(({ title, body, isWhole, isError = false }) =>
      (body?.examples ?? []).map(({ summary, value }, _, all) => ({
        isError,
        title: all.length > 1 ? `${title}: ${summary}` : title,
        value,
        language: languageOf(body),
        object: isWhole ? undefined : unlikeObject(page, body?.schema.name, value),
      })),
    )
    .map(({ isError, ...props }, index) => example({ ...props, closed: isError || index > 0 }));

/** The column beside the fields: request samples (or the message to a partner) and answers. */
export const exampleBlocks = ({ page, operation }: OperationScope): readonly RootContent[] => [
  ...(operation.direction === 'to-partner'
    ? // In place of the samples of other operations.
      examplesOf(page, [{ title: 'Request', body: operation.body, isWhole: true }])
    : [samples({ request: requestOf(page.reference.contract, operation) })]),
  ...(operation.codeSamples ?? []).map(({ title, source }) =>
    example({ title, value: source, language: 'text', closed: true }),
  ),
  ...examplesOf(
    page,
    operation.responses.map(({ status, body }) => ({
      title: statusTitle(status),
      body,
      isError: /^[45]/.test(status),
    })),
  ),
];
