import type { RootContent } from 'mdast';
import { endpoint, type EndpointProps } from '../blocks/endpoint';
import { fact, facts } from '../blocks/facts';
import { fold } from '../blocks/fold';
import { paragraph, text } from '../blocks/tree/mdast';
import { operationAnchor } from '../contract/page/anchors';
import type { Contract, Operation, Parameter } from '../contract/model';
import { oncePer } from '../contract/once-per';
import { placeMarks } from './changes';
import { codeLink } from './links';
import { phrase } from './markdown';
import { playgroundHref } from './playground';
import type { Page } from './reference';
import { operationSecurity } from './security-words';

/** One operation on one page. */
export interface OperationScope {
  readonly page: Page;
  readonly operation: Operation;
}

const isKey = ({ in: place, field }: Parameter): boolean =>
  place === 'header' && field.name.toLowerCase() === 'idempotency-key';

const isSignature = ({ in: place, field }: Parameter): boolean =>
  place === 'header' && field.name === 'webhook-signature';

/** Whether each call states if it takes an idempotency key; elsewhere it is an ordinary header. */
const saysKeys = oncePer(
  ({ operations, sharesConventions }: Contract): boolean =>
    sharesConventions && operations.some(({ parameters }) => parameters.some(isKey)),
);

/** Whether a parameter is shown outside the list of its kind. */
export const isSaidBefore = ({ page }: OperationScope, parameter: Parameter): boolean =>
  isKey(parameter) && saysKeys(page.reference.contract);

/** The idempotency key, which is not among the headers as it is the same for every operation. */
const idempotency = ({ page, operation }: OperationScope): RootContent => {
  const key = operation.parameters.find(isKey);
  if (!key) {
    const words = operation.method === 'GET' ? 'Safe to repeat; takes no key.' : 'Takes no key.';
    return fact({ term: 'Idempotency' }, [text(words)]);
  }
  const { name, required, description, shared } = key.field;
  const id = `${operationAnchor(operation.id)}.header.${name}`;
  // Every operation with a key shows the same words.
  return fact({ term: 'Idempotency', id }, [
    fold({ title: `${name}, ${required ? 'required' : 'optional'}` }, [
      paragraph(phrase(page, description, operation)),
      ...placeMarks(
        page,
        `op:${operation.id}.header.${name}`,
        ...(shared === undefined ? [] : [shared]),
      ),
    ]),
  ]);
};

/** The requirements of a call. */
export const requirements = (scope: OperationScope): RootContent => {
  const { operation } = scope;
  const isSigned = operation.security.length === 0 && operation.parameters.some(isSignature);
  const authentication = isSigned
    ? [text('Signature of the message')]
    : operationSecurity(scope.page.reference.contract, operation);
  const { badges = [], callbackOf, direction, security } = operation;
  const { sharesConventions } = scope.page.reference.contract;
  // The security of a document is about calls to the provider, and not about calls from it.
  const isUnsaid =
    direction === 'to-partner' && security.length === 0 && !isSigned && !sharesConventions;
  return facts({}, [
    ...(isUnsaid || authentication.length === 0
      ? []
      : [fact({ term: 'Authentication' }, authentication)]),
    ...(operation.direction === 'to-provider' && saysKeys(scope.page.reference.contract)
      ? [idempotency(scope)]
      : []),
    ...(callbackOf === undefined
      ? []
      : [fact({ term: 'Callback of' }, [codeLink(scope.page, 'op', callbackOf)])]),
    ...(badges.length === 0 ? [] : [fact({ term: 'Marked' }, [text(badges.join(', '))])]),
  ]);
};

/** The address of an operation; the provider calls the partner's own, or one of an earlier call. */
function addressOf({ page, operation }: OperationScope): Pick<EndpointProps, 'base' | 'path'> {
  const { direction, path, server = page.reference.contract.servers[0]?.url ?? '' } = operation;
  if (direction === 'to-provider') return { base: server.replace(/\/+$/, ''), path };
  // The key of a webhook is a name, unless it looks like a path.
  const isPath = operation.callbackOf === undefined && path.startsWith('/');
  return { base: isPath ? '{yourBaseUrl}' : '', path };
}

/** Method and path of a call. */
export const endpointLine = (scope: OperationScope): RootContent => {
  const { id, method, direction, deprecated } = scope.operation;
  const tryIt = direction === 'to-partner' ? undefined : playgroundHref(scope.page, id);
  const part = operationAnchor(id);
  return endpoint({ method, ...addressOf(scope), deprecated, tryIt, part });
};
