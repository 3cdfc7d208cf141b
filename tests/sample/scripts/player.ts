import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import {
  asText,
  isArray,
  isObject,
  mergePatch,
  textOf,
} from '../../../src/reference/contract/json';
import type { Sandbox } from '../../../src/reference/mock';
import { ask, KEY, stillSandbox, type Call, type Subject } from '../../mock/support';
import type { Step } from './steps';

const UNITS: Readonly<Record<string, string>> = {
  S: 'second',
  M: 'minute',
  H: 'hour',
  D: 'day',
};

/** Returns a duration such as `PT5S` in the words of a page: `5 seconds`. */
export function durationInWords(duration: string): string {
  const [, amount = '', unit = ''] = /^PT?(\d+)([A-Z])$/.exec(duration) ?? [];
  return `${amount} ${UNITS[unit] ?? '?'}${amount === '1' ? '' : 's'}`;
}

export interface Ask extends Omit<Call, 'body'> {
  /** Merge patch for the example of the operation. */
  readonly body?: JsonValue;
}

/** Plays a script against the sandbox, and keeps all requests and answers. */
export class Player {
  /** Values for later steps, by names that the play chooses. */
  readonly kept = new Map<string, string>();
  private seen = new Set<string>();
  private answers: { status: number; error: string | undefined }[] = [];
  private events = 0;
  readonly sandbox: Sandbox;

  constructor(readonly subject: Subject) {
    this.sandbox = stillSandbox(subject, {
      deliver: () => Promise.resolve({ httpStatus: 204, durationMs: 1 }),
    });
  }

  private note(value: JsonValue): void {
    if (isArray(value)) value.forEach((item) => this.note(item));
    else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        this.seen.add(name);
        if (isObject(member))
          for (const inner of Object.keys(member)) this.seen.add(`${name}.${inner}`);
        this.note(member);
      }
    } else this.seen.add(textOf(value));
  }

  /** Sends the example of an operation, with changes. */
  async send(id: string, { body: patch, ...call }: Ask = {}): Promise<JsonObject> {
    const operation = this.subject.contract.operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    const sample = operation.body?.examples[0]?.value;
    const body = patch === undefined ? sample : mergePatch(sample, patch);
    const answer = await ask(this.subject, this.sandbox, id, {
      ...call,
      ...(body === undefined ? {} : { body }),
    });
    const query = new URLSearchParams(call.query).toString();
    const { method, path } = operation;
    for (const request of [`${method} ${path}`, `${method} ${path}?${query}`])
      this.seen.add(request);
    path.split('/').forEach((segment) => this.seen.add(segment));
    this.note([...Object.values(call.path ?? {}), ...Object.entries(call.query ?? {}).flat()]);
    for (const [name, value] of answer.headers) this.seen.add(`${name}: ${value}`);
    for (const [name, value] of Object.entries(call.headers ?? {}))
      this.seen.add(`${name}: ${value ?? ''}`);
    if (call.key !== undefined) this.seen.add('Idempotency-Key');
    this.note([body ?? null, answer.body]);
    this.answers.push({ status: answer.status, error: asText(answer.body.code) });
    return answer.body;
  }

  /** Works like `send`, and also keeps the identifier of the answer. */
  async make(name: string, id: string, ask: Ask = {}): Promise<JsonObject> {
    const body = await this.send(id, ask);
    this.kept.set(name, asText(body.id) ?? '');
    return body;
  }

  id(name: string): string {
    return this.kept.get(name) ?? '';
  }

  advance(duration: string): void {
    this.seen.add(durationInWords(duration));
    this.sandbox.advance(KEY, duration);
  }

  /** Records claims that the play has verified itself. */
  saw(...claims: readonly string[]): void {
    for (const claim of claims) this.seen.add(claim);
  }

  /** Records an answer of the reader's own receiver. */
  answered(status: number): void {
    this.answers.push({ status, error: undefined });
  }

  /** Returns the types of the events since the step started. */
  newEvents(): readonly string[] {
    return this.sandbox
      .session(KEY)
      .events.slice(this.events)
      .map(({ type }) => type);
  }

  begin(): void {
    this.seen = new Set();
    this.answers = [];
    this.events = this.sandbox.session(KEY).events.length;
  }

  /** Returns everything that a step describes but that did not happen. */
  missing({ code, figures, answers }: Step): readonly string[] {
    for (const { type, body } of this.sandbox.session(KEY).events.slice(this.events)) {
      this.seen.add(type);
      this.note(JSON.parse(body) as JsonObject);
    }
    const has = (token: string) =>
      this.seen.has(token) || this.seen.has(token.toLowerCase().replace(/: true$/, ': true'));
    let next = 0;
    const open = answers.filter(({ status, error }) => {
      const position = this.answers.findIndex(
        (answer, index) =>
          index >= next &&
          answer.status === status &&
          (error === undefined || answer.error === error || has(error)),
      );
      if (position >= 0) next = position + 1;
      return position < 0;
    });
    return [
      ...[...code, ...figures].filter((token) => !has(token)),
      ...open.map(({ status, error }) => `${status}${error === undefined ? '' : ` with ${error}`}`),
    ];
  }
}
