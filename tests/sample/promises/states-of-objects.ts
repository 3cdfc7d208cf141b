import { expect } from 'vitest';
import type { JsonObject } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { programOf, type Program } from './program';

/** Types whose states decide on calls, by set. */
export const KINDS = {
  general: ['User', 'Card', 'WebhookEndpoint'],
  'rebell-pay': ['User', 'WebhookEndpoint'],
};
/** What an object shows in a state in addition to it. */
const SHOWN: Readonly<Record<string, JsonObject>> = {
  'User suspended': {
    suspension: { by: 'partner', reason: 'user_request', since: '2026-11-02T09:30:00.000Z' },
  },
  'Card blocked': {
    statusReason: { by: 'partner', code: 'suspected_fraud', since: '2026-11-02T09:30:00.000Z' },
  },
};

/** Puts all objects of a type into a state, as if they had always been in it. */
export function put({ sandbox, subject }: Program, type: string, state: string): number {
  const session = sandbox.session(KEY);
  for (const id of Object.keys(subject.mock.resources[type]?.seeds ?? {}))
    session.world.get(type, id);
  const all = session.objects.ofType(type);
  for (const object of all) {
    const { suspension, statusReason, ...value } = object.value;
    const isKept = statusReason !== undefined && state !== 'active';
    const kept = isKept ? { statusReason } : {};
    object.value = { ...value, ...kept, ...SHOWN[`${type} ${state}`], status: state };
    expect(suspension === undefined || type === 'User').toBe(true);
  }
  session.changed.clear();
  return all.length;
}

/** What sample calls need, apart from the state. */
const PREPARED: Readonly<Record<string, (p: Program) => Promise<unknown>>> = {
  createWithdrawal: (p) => p.done('verifyWithdrawalAddress'),
};

export async function prepared(
  set: string,
  type: string,
  state: string,
  call: string,
): Promise<Program> {
  const p = programOf(set);
  await p.call('setWebhookEndpoint');
  await PREPARED[call]?.(p);
  expect(put(p, type, state)).toBeGreaterThan(0);
  return p;
}
