import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { eventExcerpt, landing, newUser, userExcerpt } from '../../../partners/general/landing';
import { closingBalance } from '../../../src/site/components/landing/Ledger/entries';
import { localSandbox, SITE } from '../../mock/support';
import { says } from '../promises/says';
import { subjectOf } from '../promises/support';

type Json = Record<string, unknown>;
const run = promisify(execFile);

const read = (name: string): Json =>
  parse(
    readFileSync(resolve(import.meta.dirname, '../../../partners/shared/contract', name), 'utf8'),
  ) as Json;

/** Returns the value at a path of keys; fails the test if there is none. */
function valueAt(document: Json, ...keys: readonly string[]): Json {
  const value = keys.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
  expect(value, keys.join(' → ')).toBeDefined();
  return value as Json;
}

const user = read('user.yaml');
const common = read('common.yaml');
const post = valueAt(user, 'paths', '/users', 'post');
const example = valueAt(
  post,
  'requestBody',
  'content',
  'application/json',
  'examples',
  'individual',
  'value',
);

describe('first steps of the landing page', () => {
  it('sends the required fields of the contract’s own example', () => {
    const expected = Object.fromEntries(
      Object.entries(example).filter(([field]) => field !== 'metadata'),
    );
    expect(JSON.parse(newUser)).toEqual(expected);
    const required = valueAt(user, 'schemas', 'CreateIndividualRequest').required as string[];
    expect(required.length).toBeGreaterThan(5);
    expect(required.filter((field) => !(field in expected))).toEqual([]);
  });

  it('quotes the body safely: no character ends the shell string early', () => {
    expect(newUser).not.toContain("'");
    expect(landing.firstSteps?.steps[1]?.panels[0]?.code).toContain(`-d '${newUser}'`);
  });

  it('shows existing fields of a user, with the values of this answer', () => {
    const properties = valueAt(user, 'schemas', 'User', 'properties');
    const fields = Object.keys(userExcerpt);
    expect(fields.filter((field) => !(field in properties))).toEqual([]);
    const patch = valueAt(
      post,
      'responses',
      '201',
      'content',
      'application/json',
      'x-example-patch',
    );
    expect(patch).toMatchObject({ status: userExcerpt.status, kycLevel: userExcerpt.kycLevel });
    expect(userExcerpt).toMatchObject({ externalId: example.externalId, type: example.type });
  });

  it('uses identifiers of the correct form, and an event of the contract', () => {
    const pattern = (name: string): RegExp =>
      new RegExp(String(valueAt(common, 'schemas', name).pattern));
    expect(userExcerpt.id).toMatch(pattern('UserId'));
    expect(eventExcerpt.id).toMatch(pattern('EventId'));
    valueAt(user, 'webhooks', eventExcerpt.type);
  });
});

it('the first steps do what their texts promise, as printed, in a fresh sandbox', async () => {
  says(
    'The answer describes your program; a wrong key gets a 401 that says so.',
    'After a timeout, repeat the request with the same key: only one user is created.',
    'Send your own id for the user and an idempotency key.',
  );
  const running = await localSandbox(SITE, { set: 'general' });
  const [first = '', create = ''] = (landing.firstSteps?.steps ?? []).flatMap(({ panels }) =>
    panels.filter(({ language }) => language === 'bash').map(({ code }) => code),
  );
  const call = async (code: string, key = 'sk_sandbox_steps'): Promise<Json> => {
    const program = code
      .replace(/https:\S+?\/v1/, running.baseUrl)
      .replace('curl', 'curl --silent');
    const env = { ...process.env, PARTNER_API_KEY: key };
    return JSON.parse((await run('bash', ['-euc', program], { env })).stdout) as Json;
  };
  try {
    expect(await call(first)).toMatchObject({ environment: 'sandbox' });
    expect(await call(first, 'wrong')).toMatchObject({ status: 401 });
    const user = await call(create);
    expect(Object.keys(user)).toEqual(expect.arrayContaining(Object.keys(userExcerpt)));
    expect(user).toMatchObject({ status: userExcerpt.status, kycLevel: userExcerpt.kycLevel });
    expect(await call(create)).toEqual(user);
  } finally {
    await running.close();
  }
});

it('a day of the landing page contains only events of the contract', () => {
  const events = new Set(subjectOf('general').contract.events.map(({ type }) => type));
  const told = (landing.day?.entries ?? []).map(({ event }) => event);
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((event) => !events.has(event))).toEqual([]);
});

it('a day of the landing page is in chronological order, and adds up', () => {
  const entries = landing.day?.entries ?? [];
  const times = entries.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
  expect(closingBalance(entries)).toBe(535.35);
});
