import { STATUS_CODES } from 'node:http';
import { explainBreaches } from '../schema/breach';
import { appliesTo, isFailure, isValue, type WrittenError } from '../document/catalog';
import errorsSchema from '../errors.schema.json';
import { asText, texts } from '../json';
import { ERROR_SCOPES, type JsonObject, type JsonValue } from '../model';
import { oncePer } from '../once-per';
import { placeOf } from '../origins';
import { formatPlace } from '../problem';
import { COMMON_TOPIC } from '../page/routes';
import type { Finding, Rule, RuleContext } from './rule';
import { headingFaults } from '../http/style';
import { closest, didYouMean } from '../suggest';

const entrySchema: JsonObject = errorsSchema.properties.errors.items;

function* checkEntry({ code, entry }: WrittenError): Iterable<Finding> {
  const breaches = explainBreaches(entry, entrySchema);
  for (const breach of breaches) yield { node: entry, ...breach };
  const report = (member: string, message: string, next: string): Finding => ({
    node: entry,
    path: [member],
    message,
    next,
  });
  if (isFailure(entry) && 'status' in entry) {
    const next = 'delete `status`, or `appliesTo` when a call can answer with the code';
    yield report('status', `The error \`${code}\` of \`failure\` has an HTTP status`, next);
  }
  const { status } = entry;
  const isRead = breaches.every(({ path }) => path[0] !== 'status');
  if (isRead && typeof status === 'number' && STATUS_CODES[status] === undefined) {
    yield report(
      'status',
      `HTTP has no status ${status}`,
      'write one that clients know, such as 409',
    );
  }
  for (const fault of headingFaults(asText(entry.title) ?? 'A')) {
    const next = 'write it like `Card is not active`';
    yield report('title', `The title of \`${code}\` ${fault}`, next);
  }
}

/** The codes that operations name, and the scopes that apply to at least one operation. */
const inUse = oncePer(({ operations, build, errorCodes }: RuleContext) => ({
  // A misspelled code, which another rule reports, counts as the code that was meant.
  codes: new Set(
    operations
      .flatMap(({ operation }) => texts(operation['x-errors']))
      .map((code) => (errorCodes.has(code) ? code : closest(code, errorCodes))),
  ),
  scopes: new Set<JsonValue | undefined>(
    ERROR_SCOPES.filter((scope) => operations.some((written) => appliesTo(scope, build(written)))),
  ),
}));

function isUsed({ code, entry }: WrittenError, context: RuleContext): boolean {
  if (isFailure(entry)) return isValue(context.document, code);
  return (
    entry.appliesTo === 'outside-operations' ||
    inUse(context).codes.has(code) ||
    inUse(context).scopes.has(entry.appliesTo)
  );
}

/** Entries of the error catalog must be complete, unique and in use. */
export const catalog: Rule = function* (context) {
  const firstByCode = new Map<string, JsonObject>();
  for (const written of context.catalog.entries) {
    const { code, entry, shared } = written;
    const used = isUsed(written, context);
    if (!shared || used) yield* checkEntry(written);
    const previous = firstByCode.get(code);
    if (previous) {
      yield {
        node: entry,
        path: ['code'],
        message: `The error \`${code}\` is already defined at ${formatPlace(placeOf(previous))}`,
        next: 'keep one of the two; in partners/shared when both sets use it',
      };
    } else if (!used && !shared) {
      yield {
        node: entry,
        path: ['code'],
        message: isFailure(entry)
          ? `Nothing in the contract names the error \`${code}\` of \`failure\``
          : `No operation can return the error \`${code}\``,
        next: isFailure(entry)
          ? 'name it where the object has `failure`, or delete the entry'
          : 'name it in `x-errors` of an operation, set `appliesTo`, or delete the entry',
      };
    }
    const topic = asText(entry.topic);
    const topics = new Set([...context.topics, COMMON_TOPIC]);
    if (used && topic !== undefined && !topics.has(topic)) {
      yield {
        node: entry,
        path: ['topic'],
        part: 'value',
        message: `There is no topic \`${topic}\` in this set`,
        next: didYouMean(topic, topics, 'name a tag of `openapi.yaml`'),
      };
    }
    if (!previous) firstByCode.set(code, entry);
  }
};
