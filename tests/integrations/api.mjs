/**
 * Calls of the API and of the local sandbox that both integrations need, as described in the
 * introduction and on the playground page.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

const { PARTNER_API_URL = 'http://localhost:4010/v1', PARTNER_API_KEY = '' } = process.env;
const CONTROLS = new URL('/_sandbox/', PARTNER_API_URL);
const authorization = { Authorization: `Bearer ${PARTNER_API_KEY}` };

/** Sends a request; returns a problem document like any other answer. */
export async function call(method, path, body, key = randomUUID()) {
  const response = await fetch(PARTNER_API_URL + path, {
    method,
    headers: {
      ...authorization,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(method === 'POST' ? { 'Idempotency-Key': key } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a request that must succeed. */
export async function ask(method, path, body, key) {
  const answer = await call(method, path, body, key);
  assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Moves the virtual clock of the local sandbox forward. */
export async function advance(duration) {
  const response = await fetch(new URL('advance', CONTROLS), {
    method: 'POST',
    headers: authorization,
    body: JSON.stringify({ duration }),
  });
  assert.equal(response.status, 200, await response.text());
}

/** Returns the events about an object, as the local sandbox sent them. */
export async function eventsOf(id) {
  const response = await fetch(new URL('events', CONTROLS), { headers: authorization });
  const { data } = await response.json();
  return data.map(({ payload }) => payload).filter((event) => event.data.id === id);
}

/** Waits until a condition is met, which depends on another program. */
export async function until(isSo, what) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`Waited 30 seconds for ${what}.`);
}
