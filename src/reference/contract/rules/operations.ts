import { asArray, asText, isArray, objectEntries, objects, textOf, texts } from '../json';
import { appliesTo, isFailure } from '../document/catalog';
import { nameOf, schemaHolders, type Finding, type Rule, type RuleContext } from './rule';
import { placeOf } from '../origins';
import { formatPlace } from '../problem';
import { headingFaults } from '../http/style';
import { didYouMean } from '../suggest';
import type { WrittenOperation } from '../walk';

/** Makes a rule from a check of a single operation. */
const forEach = (
  check: (written: WrittenOperation, context: RuleContext) => Iterable<Finding>,
): Rule =>
  function* (context) {
    for (const written of context.operations) yield* check(written, context);
  };

/** Operation ids must be unique. A path item that two paths share counts once. */
export const operationIds: Rule = function* ({ operations }) {
  const places = new Map<string, string>();
  for (const { operation: node } of operations) {
    const id = asText(node.operationId);
    const place = formatPlace(placeOf(node));
    if (id === undefined || place === places.get(id)) continue;
    if (places.has(id)) {
      const message = 'Every operation must have a unique `operationId`';
      const next = 'give one of the two operations another `operationId`';
      yield { node, path: ['operationId'], message, next };
    } else places.set(id, place);
  }
};

/** An operation id must make a good anchor. */
export const operationNames = forEach(function* ({ operation: node }) {
  const id = asText(node.operationId);
  if (id !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(id)) {
    yield {
      node,
      path: ['operationId'],
      part: 'value',
      message: `The operationId \`${id}\` is not lowerCamelCase`,
      next: 'write it like `lendBook`; its anchor is then `lend-book`',
    };
  }
});

/** An operation must have the tag of its page. */
export const operationTags = forEach(function* (written, { topics }) {
  const node = written.operation;
  const tags = texts(node.tags);
  for (const [index, tag] of tags.entries()) {
    if (topics.has(tag)) continue;
    const next = didYouMean(tag, topics, 'add it to `tags` in `openapi.yaml`');
    yield { node, path: ['tags', String(index)], message: `There is no tag \`${tag}\``, next };
  }
  // A value other than a list is reported elsewhere.
  if (tags.length === 0 && (node.tags === undefined || isArray(node.tags))) {
    yield {
      node,
      path: ['tags'],
      message: `Operation ${nameOf(written)} has no tag`,
      next: 'add `tags: [card]`, the tag of the page that explains it',
    };
  }
});

/** Maximum length of the summary of an operation or event, in characters. */
const SUMMARY_LENGTH = 50;

/** A summary is the heading of its operation: short, sentence case, no full stop. */
export const summaryStyle = forEach(function* ({ operation }) {
  const summary = asText(operation.summary);
  if (summary === undefined) return;
  const faults = [...headingFaults(summary)];
  if (summary.length > SUMMARY_LENGTH) {
    faults.push(`has ${summary.length} characters, ${SUMMARY_LENGTH} at most`);
  }
  for (const fault of faults) {
    yield {
      node: operation,
      path: ['summary'],
      part: 'value',
      message: `The summary \`${summary}\` ${fault}`,
      next: 'write it like `Create a card`: sentence case, no full stop, details in `description`',
    };
  }
});

/** The codes in `x-errors` must be in the catalog, and listed once. */
export const errorCodes = forEach(function* ({ operation: node }, { catalog, errorCodes: known }) {
  const codes = asArray(node['x-errors']).map((code) => asText(code) ?? '');
  for (const [index, code] of codes.entries()) {
    const path = ['x-errors', String(index)];
    if (!known.has(code)) {
      const next = didYouMean(code, known, 'add it to `errors.yaml`');
      yield { node, path, message: `No catalog has the error code \`${code}\``, next };
    } else if (catalog.entries.some((error) => error.code === code && isFailure(error.entry))) {
      yield {
        node,
        path,
        message: `The error code \`${code}\` is for \`failure\` only and has no HTTP status`,
        next: 'delete it here, or give the entry a `status` and delete `appliesTo: failure`',
      };
    } else if (codes.indexOf(code) < index) {
      const message = `The error code \`${code}\` is listed twice`;
      yield { node, path, message, next: 'delete one of the two' };
    }
  }
});

/** Every operation must have an error response. */
export const operationErrors = forEach(function* (written, context) {
  const { operation: node, direction } = written;
  if (direction === 'to-partner' || node['x-errors'] !== undefined) return;
  if (objectEntries(node.responses).some(([status]) => /^[45d]/.test(status))) return;
  const operation = context.build(written);
  if (context.catalog.entries.some(({ entry }) => appliesTo(entry.appliesTo, operation))) return;
  yield {
    node,
    path: ['operationId'],
    message: `Operation ${nameOf(written)} has no error response`,
    next: 'name the codes it can return in `x-errors`, or write the 4xx responses',
  };
});

/** `x-events` must name existing notifications. */
export const operationEvents = forEach(function* ({ operation: node }, { eventTypes }) {
  for (const [index, type] of texts(node['x-events']).entries()) {
    if (eventTypes.has(type)) continue;
    const next = didYouMean(type, eventTypes, 'add it to `webhooks` with `x-event`');
    const path = ['x-events', String(index)];
    yield { node, path, message: `There is no event \`${type}\``, next };
  }
});

/** An operation that changes something must say what to do if its response is lost. */
export const operationRetry = forEach(function* (written) {
  const { operation, direction, method } = written;
  if (direction === 'to-partner' || method === 'GET' || asText(operation['x-retry'])) return;
  yield {
    node: operation,
    path: ['operationId'],
    message: `Operation ${nameOf(written)} changes something and has no \`x-retry\``,
    next: 'add `x-retry`: what to do on a timeout, and whether a retry is safe',
  };
});

/** Scopes must be written as `resource:action`. */
export const operationScopes = forEach(function* ({ operation: node }) {
  for (const [index, requirement] of objects(node.security).entries()) {
    for (const [scheme, scopes] of Object.entries(requirement)) {
      for (const [position, written] of asArray(scopes).entries()) {
        const scope = textOf(written);
        if (/^[a-z]+(-[a-z]+)*:[a-z]+$/.test(scope)) continue;
        yield {
          node,
          path: ['security', String(index), scheme, String(position)],
          message: `\`${scope}\` is not a scope`,
          next: 'write it as `resource:action`, for example `cards:write`',
        };
      }
    }
  }
});

/** Path parameters must be required. */
export const pathParameters: Rule = function* (context) {
  for (const { holder, kind } of schemaHolders(context)) {
    if (kind !== 'parameter' || holder.in !== 'path' || holder.required === true) continue;
    const path = [holder.required === undefined ? 'name' : 'required'];
    const message = `The path parameter \`${asText(holder.name) ?? ''}\` can be left out`;
    yield { node: holder, path, message, next: 'write `required: true`: a path has no gaps' };
  }
};
