import { randomUUID } from 'node:crypto';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { asObject, asText, mergePatch } from '../../../src/reference/contract/json';
import { jsonOf } from '../../../src/reference/contract/http/parse-json';
import type { Assistant } from '../../support/assistant';

interface Step {
  /** Values of the path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Merge patch for the body of the sample. */
  readonly body?: JsonValue;
  readonly headers?: Readonly<Record<string, string>>;
  readonly access?: 'readonly' | 'none';
}

export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly events: readonly { readonly id: string; readonly type: string }[];
}

const METHOD_LINE = /^`(?<method>[A-Z]+) https?:\/\/[^/]+\/[^/`]+(?<path>\/[^`]*)`/m;
const SAMPLE_BODY = /--data '(?<body>\{[^']*\})'/;

/** A program that knows only the results of the tools. */
export class Program {
  constructor(
    private readonly assistant: Assistant,
    private readonly set: string,
  ) {}

  private use(name: string, input: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
    return this.assistant.use(name, { set: this.set, ...input });
  }

  /** Finds an operation by a description of the task, reads how to call it, and calls it. */
  async do(what: string, { path = {}, query = '', body, headers = {}, access }: Step = {}) {
    const found = await this.use('search_docs', { query: what });
    const results = asObject(found).results as unknown as readonly JsonObject[];
    const operation = results.find(({ kind }) => kind === 'operation');
    if (!operation) throw new Error(`Nothing found for: ${what}`);
    const text =
      asText(await this.assistant.use('read_docs', { address: operation.address })) ?? '';
    const line = METHOD_LINE.exec(text)?.groups;
    const sample = SAMPLE_BODY.exec(text)?.groups?.body;
    const target = (line?.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    return this.call(line?.method ?? '', target + query, {
      ...(sample !== undefined && { body: mergePatch(jsonOf(sample), body ?? {}) }),
      headers,
      ...(access && { access }),
    });
  }

  async call(method: string, path: string, rest: Readonly<Record<string, unknown>> = {}) {
    const headers = {
      ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
      ...(rest.headers as object),
    };
    const answer = await this.use('call_sandbox', { method, path, ...rest, headers });
    return answer as unknown as Answer;
  }

  async wait(duration: string): Promise<Answer['events']> {
    return ((await this.use('advance_clock', { duration })) as unknown as Answer).events;
  }

  tool(name: string, input: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
    return this.use(name, input);
  }

  /** Returns the meaning of an error: its causes and fixes. */
  async help(code: JsonValue | undefined): Promise<JsonObject> {
    const { errors } = asObject(await this.use('list_errors', { code }));
    return (errors as readonly JsonObject[])[0] ?? {};
  }
}
