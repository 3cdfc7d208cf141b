import { afterAll, beforeAll, expect, it } from 'vitest';
import { asObject, asText } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { setIds } from '../../src/site/config/sets';
import { startAssistant, type Assistant } from '../support/assistant';

/** The published server, called through the client of the protocol's official SDK. */
let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.client.close());

it('has tools with a description, and a schema that allows no other input', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_docs',
    'list_errors',
    'verify_webhook',
    'call_sandbox',
    'list_events',
    'advance_clock',
    'move_object',
    'reset_sandbox',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description?.length).toBeGreaterThan(30);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
  expect(assistant.client.getInstructions()).toContain('Search first');
});

it.each(setIds)('reads what the search of %s finds', async (set) => {
  const { results } = asObject(await assistant.use('search_docs', { query: 'list', set }));
  for (const { address } of results as readonly JsonObject[]) {
    expect(asText(await assistant.use('read_docs', { address }))?.length).toBeGreaterThan(20);
  }
});

it('reports what is wrong with an input, and the valid choices', async () => {
  const faults = [
    ['no_such_tool', {}, 'There is no tool no_such_tool; there are search_docs'],
    ['search_docs', {}, 'search_docs does not take this input. query: '],
    ['search_docs', { query: 'a', more: 1 }, 'does not take this input'],
    ['search_docs', { query: 'a'.repeat(200_000) }, 'characters; 100000 are taken'],
    ['read_docs', { address: '/no/such/page' }, 'There is no page /no/such/page.'],
    ['call_sandbox', { set: setIds[0], method: 'GET' }, 'path: '],
    ['advance_clock', { set: setIds[0], duration: '1h' }, '`1h` is not an ISO 8601 duration'],
    ['list_events', { set: setIds[0], after: 'evt_none' }, 'No event has this id.'],
  ] as const;
  for (const [name, input, words] of faults) {
    const { text, isError } = await assistant.ask(name, input);
    expect(isError, name).toBe(true);
    expect(text).toContain(words);
  }
});

const DEEP = JSON.parse('['.repeat(2000) + ']'.repeat(2000)) as unknown;
const [SET = ''] = setIds;
const ATTACKS: readonly (readonly [name: string, input: Readonly<Record<string, unknown>>])[] = [
  ['__proto__', {}],
  ['constructor', {}],
  ['search_docs', { query: { toString: null } }],
  ['search_docs', { query: 'a', set: '__proto__' }],
  ['read_docs', { address: '__proto__' }],
  ['read_docs', { address: 'constructor#__proto__' }],
  ['read_docs', { address: '/../../etc/passwd' }],
  ['read_docs', { address: 'file:///etc/passwd' }],
  ['read_docs', { address: '%E0%A4%A' }],
  ['list_errors', { set: SET, code: '__proto__' }],
  ['call_sandbox', { set: SET, method: 'GET', path: '//evil.example/' }],
  ['call_sandbox', { set: SET, method: 'GET', path: 'https://evil.example/' }],
  ['call_sandbox', { set: SET, method: 'GET', path: '/users/constructor' }],
  ['call_sandbox', { set: SET, method: 'TRACE', path: '/users' }],
  ['call_sandbox', { set: SET, method: 'POST', path: '/users', body: DEEP }],
  ['call_sandbox', { set: SET, method: 'GET', path: '/users', headers: { 'a\r\nb': '1' } }],
  ['call_sandbox', { set: SET, method: 'GET', path: '/users', headers: { a: '1\r\nb: 2' } }],
  ['advance_clock', { set: SET, duration: 'P1000000000D' }],
  ['move_object', { set: SET, id: '__proto__', to: 'constructor' }],
  ['verify_webhook', { secret: '', body: '', headers: {} }],
];

it('answers every attack with a mistake or a refusal, and keeps running', async () => {
  for (const [name, input] of ATTACKS) {
    const { text, isError } = await assistant.ask(name, input);
    const what = `${name} ${JSON.stringify(input).slice(0, 80)}: ${text.slice(0, 200)}`;
    const status = (JSON.parse(isError ? '{}' : text) as { status?: number }).status ?? 400;
    expect(isError || status >= 400, what).toBe(true);
    expect(text, what).not.toMatch(/ failed: |root:|TypeError|undefined|\[object/);
  }
  const { results } = asObject(await assistant.use('search_docs', { query: 'list', set: SET }));
  expect(results).not.toEqual([]);
  console.log(`assistant: ${ATTACKS.length} attacks`);
});
