import {
  asObject,
  asText,
  isObject,
  mergePatch,
  objects,
} from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import type { Call } from '../../mock/support';
import { Partner, subjectOf } from './support';

interface Given extends Omit<Call, 'body'> {
  /** Merge patch for the first example of the operation. */
  readonly body?: JsonValue;
}

/** A fresh sandbox of a set, used only through its API. */
export class Program extends Partner {
  /** The answer to the last call of this class. */
  answered: JsonObject = {};

  /** Sends the example of an operation, with changes. */
  async call(id: string, { body, ...call }: Given = {}) {
    const operation = this.subject.contract.operations.find((candidate) => candidate.id === id);
    const example = operation?.body?.examples[0]?.value;
    const sent = body === undefined ? example : mergePatch(example, body);
    const answer = await this.ask(id, sent === undefined ? call : { ...call, body: sent });
    this.answered = answer.body;
    return answer;
  }

  /** Returns the body of an answer, which must be successful. */
  async done(id: string, given: Given = {}): Promise<JsonObject> {
    const { status, body } = await this.call(id, given);
    if (status >= 300) throw new Error(`${id} answers ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Returns the id of the created object; the call must be successful. */
  async made(id: string, given: Given = {}): Promise<string> {
    return asText((await this.done(id, given)).id) ?? '';
  }

  /** Returns the error code of a refused call; undefined if it is successful. */
  async refused(id: string, given: Given = {}): Promise<string | undefined> {
    return asText((await this.call(id, given)).body.code);
  }

  /** Returns the parts of a user's balance in a unit: `{ available: '400.00', … }`. */
  async balance(userId: string, unit = 'EUR'): Promise<Readonly<Record<string, string>>> {
    const { data } = await this.done('getUserBalances', { path: { userId } });
    const balance = objects(data).find(({ available }) =>
      Object.values(asObject(available)).includes(unit),
    );
    return Object.fromEntries(
      Object.entries(balance ?? {})
        .filter(([, amount]) => isObject(amount))
        .map(([part, amount]) => [part, asText(asObject(amount).amount) ?? '']),
    );
  }

  /** Returns the bookings of a user, oldest first: `card debit 25.50`. */
  async bookings(userId: string): Promise<readonly string[]> {
    const { data } = await this.done('listUserTransactions', {
      path: { userId },
      query: { limit: '100' },
    });
    return objects(data)
      .map(({ type, direction, amount }) =>
        [type, direction, asObject(amount).amount].map((part) => asText(part)).join(' '),
      )
      .reverse();
  }
}

/** Returns a fresh program of a set. */
export const programOf = (set: string): Program => new Program(subjectOf(set));
