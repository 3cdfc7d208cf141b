import type { ErrorScope, JsonValue } from '../model';
import { asArray, asObject, asText, isObject, texts } from '../json';
import { appliesTo, ERROR_SCOPES, isFailure, isNamed, type WrittenError } from '../catalogue';
import { formatPlace, type Problem } from '../problem';
import { placeOf } from '../origins';
import { oncePer } from '../once-per';
import { COMMON_TOPIC } from '../routes';
import { finding, type Rule, type RuleContext } from '../rule';
import { headingFaults } from '../style';
import { didYouMean } from '../suggest';

interface Member {
  readonly isRight: (value: JsonValue | undefined) => boolean;
  readonly expected: string;
}

const isText = (value: JsonValue | undefined): boolean => Boolean(asText(value)?.trim());
const isTexts = (value: JsonValue | undefined): boolean =>
  asArray(value).length > 0 && texts(value).length === asArray(value).length;

const MEMBERS: Readonly<Record<string, Member>> = {
  code: {
    isRight: (value) => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(asText(value) ?? ''),
    expected: 'lower_snake_case, `card_not_active`',
  },
  status: {
    isRight: (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599,
    expected: 'an HTTP status from 400 to 599',
  },
  title: { isRight: isText, expected: 'a short name in sentence case, `Card is not active`' },
  topic: { isRight: isText, expected: 'the tag of the page that explains it, or `common`' },
  appliesTo: {
    isRight: (value) => value === undefined || ERROR_SCOPES.includes(value as ErrorScope),
    expected: ERROR_SCOPES.map((scope) => `\`${scope}\``).join(', '),
  },
  when: { isRight: isText, expected: 'a sentence that says when it is returned' },
  causes: { isRight: isTexts, expected: 'a list with at least one cause' },
  fixes: { isRight: isTexts, expected: 'a list with at least one fix' },
  retryable: { isRight: (value) => typeof value === 'boolean', expected: '`true` or `false`' },
  sandbox: { isRight: isText, expected: 'how the sandbox answers with it' },
  example: {
    isRight: (value) => isObject(value) && isText(value.detail),
    expected: 'an object with at least `detail`',
  },
};

/** What each member of an entry holds, in words. */
export const ERROR_MEMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MEMBERS).map(([name, { expected }]) => [name, expected]),
);

function* checkEntry({ code, entry }: WrittenError): Iterable<Problem> {
  const report = (member: string, message: string, next: string): Problem =>
    finding({ rule: 'catalogue', node: entry, path: [member], message, next });
  for (const [name, { isRight, expected }] of Object.entries(MEMBERS)) {
    if (name === 'status' && isFailure(entry)) continue;
    if (isRight(entry[name])) continue;
    const state = name in entry ? `has a wrong \`${name}\`` : `has no \`${name}\``;
    yield report(name, `The error \`${code}\` ${state}`, `write ${expected}`);
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
        rule: 'catalogue',
        node: entry,
        path: ['code'],
        message: `The error \`${code}\` stands at ${formatPlace(placeOf(asObject(twin.entry)))} as well`,
        next: 'keep one of the two; in partners/shared when both sets use it',
      });
    } else if (!used && !shared) {
      yield finding({
        rule: 'catalogue',
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
        rule: 'catalogue',
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
