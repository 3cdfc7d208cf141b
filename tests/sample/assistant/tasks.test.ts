import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { asObject, asText } from '../../../src/reference/contract/json';
import { startAssistant, type Assistant } from '../../support/assistant';
import { Program, type Answer } from './program';

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.client.close());

const idOf = ({ body, status }: Answer): string => {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return asText(body.id) ?? '';
};
const stateOf = async (program: Program, path: string): Promise<JsonValue | undefined> =>
  (await program.call('GET', path)).body.status;
const types = (events: Answer['events']): readonly string[] => events.map(({ type }) => type);
const dataOf = ({ body }: Answer): readonly JsonObject[] =>
  body.data as unknown as readonly JsonObject[];

describe('tasks of the set general, done with the results of the tools', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program(assistant, 'general');
    await program.tool('reset_sandbox');
  });
  const newUser = async (externalId: string): Promise<string> =>
    idOf(await program.do('Create a user', { body: { externalId } }));
  const newCard = async (): Promise<string> => {
    const id = idOf(await program.do('Create a card'));
    await program.wait('PT1M');
    return id;
  };

  it('1: creates a user', async () => {
    const id = await newUser('task-1');
    expect((await program.call('GET', `/users/${id}`)).body.externalId).toBe('task-1');
  });

  it('2: verifies a user', async () => {
    const id = await newUser('task-2');
    await program.do('Start a verification', { path: { userId: id } });
    await program.wait('PT1H');
    expect(await stateOf(program, `/users/${id}`)).toBe('active');
  });

  it('3: finds a user by the partner’s own identifier', async () => {
    const id = await newUser('task-3');
    const list = await program.do('List users', { query: '?externalId=task-3' });
    expect(dataOf(list).map((user) => user.id)).toEqual([id]);
  });

  it('4: changes a user and keeps the rest', async () => {
    const id = await newUser('task-4');
    await program.call('PATCH', `/users/${id}`, { body: { email: 'new@app.partner.example' } });
    const { body } = await program.call('GET', `/users/${id}`);
    expect(body).toMatchObject({ email: 'new@app.partner.example', externalId: 'task-4' });
  });

  it('5: gives a user a card that pays', async () => {
    expect(await stateOf(program, `/cards/${await newCard()}`)).toBe('active');
  });

  it('6: freezes a card', async () => {
    const cardId = await newCard();
    await program.do('Freeze a card', { path: { cardId } });
    expect(await stateOf(program, `/cards/${cardId}`)).toBe('frozen');
  });

  it('7: lets a frozen card pay again', async () => {
    const cardId = await newCard();
    await program.do('Freeze a card', { path: { cardId } });
    await program.do('Unfreeze a card', { path: { cardId } });
    expect(await stateOf(program, `/cards/${cardId}`)).toBe('active');
  });

  it('8: closes a card', async () => {
    const cardId = await newCard();
    await program.do('Close a card', { path: { cardId } });
    expect(await stateOf(program, `/cards/${cardId}`)).toBe('closed');
  });

  it('9: lowers the limit of a single payment', async () => {
    const cardId = await newCard();
    const body = { perTransaction: { amount: '20.00' } };
    await program.do('Set the limits of a card', { path: { cardId }, body });
    const limits = await program.do('Get the limits of a card', { path: { cardId } });
    expect(limits.body.perTransaction).toMatchObject({ amount: { amount: '20.00' } });
  });

  it('10: learns from an error why a card cannot be frozen twice', async () => {
    const cardId = await newCard();
    await program.do('Freeze a card', { path: { cardId } });
    const { status, body } = await program.do('Freeze a card', { path: { cardId } });
    const help = await program.help(body.code);
    expect(status).toBe(help.status);
    expect(help).toMatchObject({ code: 'card_already_frozen', retryable: false });
    expect(help.fixes).not.toEqual([]);
  });

  it('11: creates one user with two equal requests', async () => {
    const headers = { 'Idempotency-Key': 'task-11-same-key-twice' };
    const step = { body: { externalId: 'task-11' }, headers };
    const [first, again] = [
      await program.do('Create a user', step),
      await program.do('Create a user', step),
    ];
    expect(idOf(again)).toBe(idOf(first));
    const list = await program.do('List users', { query: '?externalId=task-11' });
    expect(dataOf(list)).toHaveLength(1);
  });

  it('12: moves money between balances', async () => {
    const id = idOf(await program.do('Create a transfer'));
    await program.wait('PT1M');
    expect(await stateOf(program, `/transfers/${id}`)).toBe('completed');
  });

  it('13: exchanges at the rate of a quote', async () => {
    const quoteId = idOf(await program.do('Ask for an exchange quote'));
    const id = idOf(await program.do('Accept a quote', { body: { quoteId } }));
    await program.wait('PT1M');
    expect(await stateOf(program, `/exchanges/${id}`)).toBe('settled');
  });

  it('14: is too late for a quote', async () => {
    const quoteId = idOf(await program.do('Ask for an exchange quote'));
    await program.wait('PT1H');
    const { body } = await program.do('Accept a quote', { body: { quoteId } });
    expect((await program.help(body.code)).code).toBe('quote_expired');
    expect(await stateOf(program, `/exchange-quotes/${quoteId}`)).toBe('expired');
  });

  it('15: receives a deposit', async () => {
    const address = await program.do('Create a deposit address');
    const { body } = await program.do('Simulate a deposit', { body: { addressId: idOf(address) } });
    await program.wait('PT1H');
    expect(await stateOf(program, `/deposits/${asText(body.id) ?? ''}`)).toBe('credited');
  });

  it('16: verifies the signature of the event of a call, and rejects a changed event', async () => {
    await newUser('task-16');
    const { secret, events } = asObject(await program.tool('list_events'));
    const [event] = events as unknown as readonly JsonObject[];
    const headers = asObject(event?.headers);
    const delivery = { secret, headers, now: Number(headers['webhook-timestamp']) };
    const [genuine, forged] = [
      await assistant.use('verify_webhook', { ...delivery, body: event?.body }),
      await assistant.use('verify_webhook', { ...delivery, body: `${asText(event?.body) ?? ''} ` }),
    ];
    expect([asObject(genuine).valid, asObject(forged).valid]).toEqual([true, false]);
  });

  it('17: sees the error for a read-only key', async () => {
    const { status, body } = await program.do('Create a user', { access: 'readonly' });
    expect([status, body.code]).toEqual([403, 'permission_denied']);
    const list = await program.do('List users', { query: '?externalId=customer-0815' });
    expect(dataOf(list).every(({ externalId }) => externalId === 'customer-0815')).toBe(true);
  });

  it('18: detects a suspension by the provider', async () => {
    const [user] = dataOf(await program.call('GET', '/users?status=active'));
    const id = asText(user?.id) ?? '';
    const { events } = (await program.tool('move_object', {
      id,
      to: 'suspended',
    })) as unknown as Answer;
    expect(types(events)).toContain('user.suspended');
    expect(await stateOf(program, `/users/${id}`)).toBe('suspended');
  });
});

describe('tasks of the set rebell-pay', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program(assistant, 'rebell-pay');
    await program.tool('reset_sandbox');
  });

  const order = async (): Promise<string> => {
    const quoteId = idOf(await program.do('Create a quote for an order'));
    return idOf(await program.do('Create an order', { body: { quoteId } }));
  };

  it('19: takes an order from the quote to the payout', async () => {
    const id = await order();
    expect(types(await program.wait('P1D'))).toContain('order.completed');
    expect(await stateOf(program, `/orders/${id}`)).toBe('completed');
  });

  it('20: cancels an order that was not paid', async () => {
    const orderId = await order();
    await program.do('Cancel an order', { path: { orderId } });
    expect(await stateOf(program, `/orders/${orderId}`)).toBe('canceled');
  });
});
