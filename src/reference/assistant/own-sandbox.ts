import { credentialText, firstCredentials } from '../contract/http/credentials';
import { asObject, asText, defined, textOf } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { jsonOf } from '../contract/http/parse-json';
import { createSandbox, type MockContract, type Sandbox } from '../mock';
import { findRoute } from '../mock/route';
import { timestamp } from '../mock/time';
import { sandboxKey, type Access } from '../playground/environment';
import type { AssistantSet } from './library';
import { ToolError } from './tool';

/** The sandbox of a set, with a session used only by these tools. */
export class OwnSandbox {
  private readonly sandbox: Sandbox;
  private readonly key: string;

  constructor(
    private readonly contract: MockContract,
    readonly baseUrl: string,
    behaviors: Parameters<typeof createSandbox>[1],
  ) {
    this.sandbox = createSandbox(contract, behaviors);
    this.key = sandboxKey(contract, 'full');
  }

  static async load(set: AssistantSet): Promise<OwnSandbox> {
    const { default: data } = await set.loadSandbox();
    const { behaviors = [], ...rest } = data;
    return new OwnSandbox({ ...set.mock, ...rest }, set.baseUrl, { behaviors });
  }

  get session() {
    return this.sandbox.session(this.key);
  }

  /** Does some work, and adds the events that it sent and the sandbox time to its result. */
  async watched(work: () => JsonObject | Promise<JsonObject>): Promise<JsonObject> {
    const before = this.session.eventCount;
    const result = await work();
    const fresh = this.session.eventCount - before;
    const sent = fresh === 0 ? [] : this.session.events.slice(-fresh);
    const events = sent.map(({ id, type }) => ({ id, type }));
    return { ...result, events, now: timestamp(this.session.now()) };
  }

  /** Adds the credentials that the operation of a request asks for. */
  private addCredentials(url: URL, method: string, headers: Headers, access: Access): void {
    const key = sandboxKey(this.contract, access);
    for (const { in: place, name, ...credential } of this.credentialsFor(method, url.pathname)) {
      if (place === 'query') url.searchParams.set(name, key);
      else if (!headers.has(name))
        headers.set(name, credentialText({ in: place, name, ...credential }, key));
    }
  }

  private credentialsFor(method: string, path: string) {
    try {
      const { operation } = findRoute(this.contract, method, path);
      return firstCredentials(operation.access, this.contract.credentials);
    } catch {
      // The sandbox reports what is wrong with the address.
      return firstCredentials([Object.keys(this.contract.credentials)], this.contract.credentials);
    }
  }

  async call({ method, path, headers, body, access }: JsonObject): Promise<JsonObject> {
    const target = this.baseUrl + (asText(path) ?? '');
    if (!URL.canParse(target)) throw new ToolError(`${target} is no address.`);
    const [url, sent] = [new URL(target), new Headers()];
    for (const [name, value] of Object.entries(asObject(headers)))
      sent.set(name, asText(value) ?? '');
    const verb = asText(method) ?? 'GET';
    if (access !== 'none') this.addCredentials(url, verb, sent, (access ?? 'full') as Access);
    const text = body === undefined ? undefined : textOf(body);
    if (text !== undefined && !sent.has('Content-Type'))
      sent.set('Content-Type', 'application/json');
    const request = new Request(url, defined({ method: verb, headers: sent, body: text }));
    const response = await this.sandbox.fetch(request);
    const answer = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      ...(answer !== '' && { body: jsonOf(answer) ?? answer }),
    };
  }

  advance(duration: string): JsonObject {
    try {
      this.sandbox.advance(this.key, duration);
      return {};
    } catch (error) {
      if (error instanceof RangeError) throw new ToolError(error.message);
      throw error;
    }
  }

  move(id: string, to: string): JsonObject {
    if (this.sandbox.move(this.key, id, to)) return { id, state: to };
    throw new ToolError(`${id} does not exist, or cannot move to ${to} now.`);
  }

  reset(): JsonObject {
    this.sandbox.reset(this.key);
    return {};
  }
}
