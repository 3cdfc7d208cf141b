import type { Conditions, Contract, JsonObject } from '../contract/model';
import { matchesAll } from '../contract/schema/match';
import { compile } from './compile';
import { idPatternOf } from './compile/marks';
import type { MockContract, MockOperation } from './contract';
import { IdentifierPlaces } from './identifier-places';

/** What a call answers, or becomes of its new object, while another object is in a state. */
export interface StateRule {
  readonly operation: string;
  /** Code of the error; undefined if the call succeeds, with an object in another state. */
  readonly error?: string;
  /** State of the new object. */
  readonly outcome?: string;
  /** Fields of the new object that say why. */
  readonly patch?: JsonObject;
  /** Conditions on the body, without which the rule does not apply. */
  readonly body?: Conditions;
}

/** What becomes of objects in a state while another object is in a state. */
export interface StoppedState {
  readonly type: string;
  readonly state: string;
  /** State to which they move; without it, they wait. */
  readonly to?: string | undefined;
}

/** All rules for one state of an object. */
export interface RulesOfState {
  readonly state: string;
  readonly rules: readonly StateRule[];
  readonly stopped: readonly StoppedState[];
  /** Operations on the object that the state never refuses. */
  readonly allowed: readonly string[];
}

/** Whether conditions concern nothing but the state, and hold in it. */
function holdIn(object: Conditions | undefined, property: string, state: string): boolean {
  const [place, ...others] = Object.keys(object ?? {});
  const isOfState = place === `/${property}` && others.length === 0;
  return isOfState && matchesAll({ [property]: state }, object, 0);
}

function rulesFor(
  { id: operation, refusals, outcomes = [], target }: MockOperation,
  schema: string,
  property: string,
  state: string,
): readonly StateRule[] {
  const refused = refusals
    .filter(({ of, object, taken }) => {
      return (of ?? target.type) === schema && !taken && holdIn(object, property, state);
    })
    .map(({ error, body }): StateRule => ({ operation, error, ...(body ? { body } : {}) }));
  const made = outcomes
    .filter(({ of, object }) => of === schema && holdIn(object, property, state))
    .map(({ state: outcome, patch, body }): StateRule => {
      return { operation, outcome, ...(patch ? { patch } : {}), ...(body ? { body } : {}) };
    });
  const all = [...refused, ...made];
  const always = all.findIndex(({ body }) => body === undefined);
  return always < 0 ? all : all.slice(0, always + 1);
}

const stoppedBy = ({ resources }: MockContract, schema: string, property: string, state: string) =>
  Object.entries(resources).flatMap(([type, { lifecycle }]) =>
    Object.entries(lifecycle?.meanwhile ?? {}).flatMap(([stopped, entries]) =>
      entries
        .filter(({ of, object }) => of === schema && holdIn(object, property, state))
        .map(({ to }): StoppedState => ({ type, state: stopped, to })),
    ),
  );

/** Returns the operations that change something, and on which an object has a say. */
function operationsAbout(contract: Contract, mock: MockContract, schema: string) {
  const places = new IdentifierPlaces(contract, mock);
  const id = new RegExp(idPatternOf(contract, schema) ?? '(?!)', 'u');
  return mock.operations.filter((operation) => {
    const { target, refusals, outcomes = [], method } = operation;
    const { id: own = '', example = {} } = mock.resources[target.type ?? ''] ?? {};
    return (
      method !== 'GET' &&
      ((target.type === schema && target.kind !== 'new') ||
        [...refusals, ...outcomes].some(({ of }) => of === schema) ||
        places.of(operation).some(({ kind }) => kind === schema) ||
        Object.entries(example).some(
          ([name, value]) => name !== own && typeof value === 'string' && id.test(value),
        ))
    );
  });
}

/** Returns what each state of an object means for calls and for other objects. */
export function stateRules(contract: Contract, schema: string): readonly RulesOfState[] {
  const mock = compile(contract);
  const lifecycle = mock.resources[schema]?.lifecycle;
  if (!lifecycle) return [];
  const { property, states } = lifecycle;
  const operations = operationsAbout(contract, mock, schema);
  return Object.keys(states).map((state) => {
    const found = operations.map((operation) => rulesFor(operation, schema, property, state));
    const allowed = operations.filter((_, index) => found[index]?.length === 0);
    return {
      state,
      rules: found.flat(),
      stopped: stoppedBy(mock, schema, property, state),
      allowed: allowed.map(({ id }) => id),
    };
  });
}
