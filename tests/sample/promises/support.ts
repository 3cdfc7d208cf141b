import { asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import type { Sandbox } from '../../../src/reference/mock';
import { ask, KEY, loadSite, stillSandbox, type Call, type Subject } from '../../mock/support';

export const EXAMPLE_USER = 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';

/** The sandbox of a set, used like a partner: through its API, with a clock to advance. */
export class Partner {
  private seen = 0;

  constructor(
    readonly subject: Subject,
    readonly sandbox: Sandbox = stillSandbox(subject),
  ) {}

  ask(id: string, call: Call = {}) {
    return ask(this.subject, this.sandbox, id, call);
  }

  /** Sends the sample request of an operation with changed properties in its body. */
  async send(id: string, path: Call['path'] = {}, body?: JsonObject): Promise<JsonObject> {
    const operation = this.subject.contract.operations.find((candidate) => candidate.id === id);
    const sample = operation?.body?.examples[0]?.value as JsonObject | undefined;
    const merged = body === undefined ? undefined : { ...sample, ...body };
    const answer = await this.ask(id, { path, ...(merged ? { body: merged } : {}) });
    return answer.body;
  }

  /** Returns the error code of a call, or `ok`. */
  async outcome(id: string, path: Call['path'] = {}, body?: JsonObject): Promise<string> {
    const answer = await this.send(id, path, body);
    return asText(answer.code) ?? 'ok';
  }

  advance(duration: string): void {
    this.sandbox.advance(KEY, duration);
  }

  /** Returns the types and data of the events since the last call of this method. */
  newEvents(): readonly { readonly type: string; readonly data: JsonObject }[] {
    const { events } = this.sandbox.session(KEY);
    const fresh = events.slice(this.seen);
    this.seen = events.length;
    return fresh.map(({ type, body }) => ({
      type,
      data: (JSON.parse(body) as { data: JsonObject }).data,
    }));
  }

  eventTypes(): readonly string[] {
    return this.newEvents().map(({ type }) => type);
  }

  /** Creates a user who is not yet verified. */
  async newUser(body: JsonObject = {}): Promise<string> {
    const { events } = this.sandbox.session(KEY);
    const externalId = `promise-${events.length}`;
    const user = await this.send('createUser', {}, { externalId, ...body });
    this.advance('PT2S');
    return asText(user.id) ?? '';
  }
}

const subjects = await loadSite();

export function subjectOf(set: string): Subject {
  const subject = subjects.find((candidate) => candidate.set === set);
  if (!subject) throw new Error(`There is no set ${set}.`);
  return subject;
}

/** Returns a fresh sandbox of a set of this site. */
export const partnerOf = (set: string): Partner => new Partner(subjectOf(set));

export const valuesOf = (list: JsonValue | undefined, name: string) =>
  objects(list ?? null).map((item) => item[name]);
