import type { JsonValue } from '../model';
import { asObject, asText, texts } from '../json';
import errorsSchema from '../errors.schema.json';
import { appliesTo, ERROR_SCOPES, isFailure, isNamed, type WrittenError } from '../catalogue';
import { formatPlace, type Problem } from '../problem';
import { placeOf } from '../origins';
import { oncePer } from '../once-per';
import { COMMON_TOPIC } from '../routes';
import { finding, type Rule, type RuleContext } from '../rule';
import { headingFaults } from '../style';
import { didYouMean } from '../suggest';
import { Validator } from '../validate';

const { properties: MEMBERS, required } = errorsSchema.properties.errors.items;
const REQUIRED: ReadonlySet<string> = new Set([...required, 'status']);
const values = new Validator({});

function* checkEntry({ code, entry }: WrittenError): Iterable<Problem> {
  const report = (member: string, message: string, next: string): Problem =>
    finding({ node: entry, path: [member], message, next });
  for (const [name, schema] of Object.entries<{ description: string }>(MEMBERS)) {
    if (name === 'status' && isFailure(entry)) continue;
    const value = entry[name];
    if (value === undefined ? !REQUIRED.has(name) : values.fits(value, { ...schema })) continue;
    const state = value === undefined ? `has no \`${name}\`` : `has a wrong \`${name}\``;
    yield report(name, `The error \`${code}\` ${state}`, `write ${schema.description}`);
  }
  for (const name of Object.keys(entry).filter((one) => !(one in MEMBERS))) {
    const next = didYouMean(name, Object.keys(MEMBERS), 'delete it');
    yield report(name, `An error has no \`${name}\``, next);
  }
  if (isFailure(entry) && 'status' in entry) {
    const next = 'delete `status`, or `appliesTo` when a call can answer with the code';
    yield report('status', `The error \`${code}\` of \`failure\` has an HTTP status`, next);
  }
  for (const fault of headingFaults(asText(entry.title) ?? 'A')) {
    yield report(
      'title',
      `The title of \`${code}\` ${fault}`,
      'write it like `Card is not active`',
    );
  }
}

/** Codes that operations name, and the scopes that operations belong to. */
const inUse = oncePer(({ operations, build }: RuleContext) => ({
  codes: new Set(operations.flatMap(({ operation }) => texts(operation['x-errors']))),
  scopes: new Set<JsonValue | undefined>(
    ERROR_SCOPES.filter((scope) => operations.some((written) => appliesTo(scope, build(written)))),
  ),
}));

function isUsed({ code, entry }: WrittenError, context: RuleContext): boolean {
  if (isFailure(entry)) return isNamed(context.document, code);
  return (
    entry.appliesTo === 'outside-operations' ||
    inUse(context).codes.has(code) ||
    inUse(context).scopes.has(entry.appliesTo)
  );
}

/** Entries of the error catalogue are complete, unique and can happen. */
export const catalogue: Rule = function* (context) {
  const first = new Map<string, WrittenError>();
  for (const written of context.catalogue.entries) {
    const { code, entry, shared } = written;
    const used = isUsed(written, context);
    if (!shared || used) yield* checkEntry(written);
    const twin = first.get(code);
    if (twin) {
      yield finding({
        node: entry,
        path: ['code'],
        message: `The error \`${code}\` stands at ${formatPlace(placeOf(asObject(twin.entry)))} as well`,
        next: 'keep one of the two; in partners/shared when both sets use it',
      });
    } else if (!used && !shared) {
      yield finding({
        node: entry,
        path: ['code'],
        message: isFailure(entry)
          ? `Nothing in the contract names the error \`${code}\` of \`failure\``
          : `No operation can return the error \`${code}\``,
        next: isFailure(entry)
          ? 'name it where the object has `failure`, or delete the entry'
          : 'name it in `x-errors` of an operation, set `appliesTo`, or delete the entry',
      });
    }
    const topic = asText(entry.topic);
    if (used && topic !== undefined && topic !== COMMON_TOPIC && !context.topics.has(topic)) {
      yield finding({
        node: entry,
        path: ['topic'],
        at: 'value',
        message: `There is no topic \`${topic}\` in this set`,
        next: didYouMean(topic, [...context.topics, COMMON_TOPIC], 'name a tag of `openapi.yaml`'),
      });
    }
    if (!twin) first.set(code, written);
  }
};
