import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { isObject, objects, ownMember } from '../../../src/reference/contract/json';
import { add, compare, subtract, type Decimal } from '../../../src/reference/fees/decimal';
import { breaches } from '../../../src/reference/contract/schema/conform';
import type { MockOperation } from '../../../src/reference/mock/contract';
import { decimalOf, unitOf } from '../../../src/reference/mock/money';
import type { SentEvent, Session } from '../../../src/reference/mock/session';
import type { Subject } from '../support';

/** A difference from the contract or a mistake in the ledger. */
export interface Finding {
  readonly kind: 'failure' | 'contract' | 'event' | 'repeated event' | 'presence' | 'ledger';
  readonly text: string;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** An object in an answer or an event, with the name of its schema. */
export interface Shown {
  readonly type: string | undefined;
  readonly value: JsonValue;
  /** Time of the answer or event, in milliseconds since 1970. */
  readonly at: number;
}

/** Returns the objects in an answer. */
export const shownInAnswer = (
  { answer, target }: MockOperation,
  body: JsonObject,
  at: number,
): readonly Shown[] =>
  target.kind === 'list'
    ? objects(body.data).map((value) => ({ type: target.type, value, at }))
    : [{ type: answer?.sample.type, value: body, at }];

export function shownInEvent({ mock }: Subject, { type, body, timestamp }: SentEvent): Shown {
  const { data = null } = JSON.parse(body) as JsonObject;
  return { type: mock.events[type]?.dataType, value: data, at: Date.parse(timestamp) };
}

/** Reports properties that are present or missing contrary to their condition. */
export function presenceFindings(
  { mock }: Pick<Subject, 'mock'>,
  { type, value, at }: Shown,
): readonly Finding[] {
  const resource = ownMember(mock.resources, type);
  if (!resource || !isObject(value)) return [];
  return breaches(resource.conditional, value, at).map(({ pointer, fault }) => ({
    kind: 'presence',
    text: `${type ?? ''} ${pointer} is ${fault}: ${JSON.stringify(value)}`,
  }));
}

/** Reports mistakes in the events of a step; each event must be sent once. */
export function eventFindings(
  { eventFaults }: Pick<Subject, 'eventFaults'>,
  events: readonly SentEvent[],
): readonly Finding[] {
  const seen = new Set<string>();
  return events.flatMap(({ type, timestamp, body }): readonly Finding[] => {
    const content = `${type} ${timestamp} ${JSON.stringify((JSON.parse(body) as JsonObject).data)}`;
    const isRepeated = seen.has(content);
    seen.add(content);
    return [
      ...eventFaults(body).map((text): Finding => ({ kind: 'event', text })),
      ...(isRepeated ? [{ kind: 'repeated event', text: content } as const] : []),
    ];
  });
}

/** The bookings of an owner that have been read, and their sums. */
interface Statement {
  read: number;
  readonly sums: Map<string, Decimal>;
}

/** Checks the ledger of a session. */
export class Auditor {
  private readonly statements = new Map<string, Statement>();
  private readonly overdrawn = new Set<string>();

  constructor(private readonly session: Session) {
    const { ledger } = session;
    const move = ledger.move.bind(ledger);
    ledger.move = (from, to, amount, cause) => {
      if (cause.overdraft !== undefined) this.overdrawn.add(`${from} ${unitOf(amount)}`);
      move(from, to, amount, cause);
    };
  }

  /**
   * Reports mistakes in the ledger: money from nowhere, overdrawn accounts, and lists that do not
   * add up.
   */
  findings(): readonly Finding[] {
    const { ledger } = this.session;
    const units = new Set<string>();
    const texts: string[] = [];
    for (const owner of ledger.owners()) {
      for (const unit of ledger.units(owner)) units.add(unit);
      if (!owner.startsWith('outside:')) texts.push(...this.faultsOf(owner));
    }
    for (const unit of units) {
      const total = ledger.total(unit);
      if (total.digits !== 0n)
        texts.push(`all accounts in ${unit} add up to ${String(total.digits)}`);
    }
    return texts.map((text) => ({ kind: 'ledger', text }));
  }

  private faultsOf(owner: string): readonly string[] {
    const { ledger } = this.session;
    const statement = this.statements.get(owner) ?? { read: 0, sums: new Map<string, Decimal>() };
    this.statements.set(owner, statement);
    const { sums } = statement;
    const faults: string[] = [];
    const bookings = ledger.bookings(owner);
    for (const { id, amount, direction, balanceAfter } of bookings.slice(statement.read)) {
      const unit = unitOf(amount);
      const after = (direction === 'credit' ? add : subtract)(
        sums.get(unit) ?? ZERO,
        decimalOf(amount),
      );
      sums.set(unit, after);
      if (compare(after, decimalOf(balanceAfter)) !== 0) {
        faults.push(`${owner}: after ${id} the list does not add up to ${balanceAfter.amount}`);
      }
    }
    statement.read = bookings.length;
    for (const unit of ledger.units(owner)) {
      const { available, reserved, pending } = ledger.balance(owner, unit);
      const sum = add(decimalOf(available), decimalOf(reserved));
      if (compare(sum, sums.get(unit) ?? ZERO) !== 0) {
        faults.push(
          `${owner}: ${unit} bookings do not add up to ${JSON.stringify({ available, reserved })}`,
        );
      }
      const below = Object.entries({ available, reserved, pending }).filter(
        ([, amount]) => decimalOf(amount).digits < 0n,
      );
      for (const [part, amount] of below) {
        if (part !== 'available' || !this.overdrawn.has(`${owner} ${unit}`)) {
          faults.push(`${owner}: ${part} is ${amount.amount} ${unit}`);
        }
      }
    }
    return faults;
  }
}
