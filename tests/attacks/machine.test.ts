import type { IncomingHttpHeaders } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopt } from '../../scripts/adopt/index';
import type { Running } from '../../scripts/sandbox/start';
import { mayAnswer } from '../../src/reference/plugins/dev-server/own-pages';
import { isObject } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { lock } from '../../src/site/plugins/after-build/lock';
import { pagesWithoutPolicy } from '../../src/site/plugins/after-build/policy';
import { LIBRARY, loadSite, localSandbox, sampleRequest, stillSandbox } from '../mock/support';
import { ROOT } from '../support/paths';
import { exchange } from '../support/raw-http';

let dir: string;
let running: Running;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'attacks-'));
  running = await localSandbox(LIBRARY, { set: 'lending' });
});
afterAll(async () => {
  await running.close();
  rmSync(dir, { recursive: true });
});

const send = (head: string, body = '') =>
  exchange(
    Number(new URL(running.baseUrl).port),
    `${head}\r\nConnection: close\r\nAuthorization: Bearer sk_sandbox_attacker\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
const HOST = 'Host: localhost';
const LOANS = `POST /v1/loans HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nIdempotency-Key: `;

const REQUESTS: readonly (readonly [what: string, head: string, body?: string])[] = [
  ['an id of every object', `GET /v1/readers/hasOwnProperty HTTP/1.1\r\n${HOST}`],
  ['an id with a NUL', `GET /v1/readers/%00 HTTP/1.1\r\n${HOST}`],
  ['an id that leads upwards', `GET /v1/readers/..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${HOST}`],
  ['an id of 8,000 characters', `GET /v1/readers/${'a'.repeat(8000)} HTTP/1.1\r\n${HOST}`],
  ['a path that is no code', `GET /v1/readers/%E0%A4%A HTTP/1.1\r\n${HOST}`],
  [
    'a query of every object',
    `GET /v1/readers?__proto__=1&constructor=2&limit=NaN HTTP/1.1\r\n${HOST}`,
  ],
  ['a limit beyond all', `GET /v1/readers?limit=1e999 HTTP/1.1\r\n${HOST}`],
  [
    'a cursor that pollutes',
    `GET /v1/readers?cursor=${Buffer.from('{"__proto__":{"a":1}}').toString('base64url')} HTTP/1.1\r\n${HOST}`,
  ],
  [
    'a cursor that is nested deep',
    `GET /v1/readers?cursor=${Buffer.from('['.repeat(3000)).toString('base64url')} HTTP/1.1\r\n${HOST}`,
  ],
  [
    'a second request in the first',
    `GET /v1/readers HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked`,
    '0\r\n\r\nGET /',
  ],
  [
    'a body that pollutes',
    `${LOANS}${'p'.repeat(20)}`,
    '{"__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}',
  ],
  ['a body that is nested deep', `${LOANS}${'d'.repeat(20)}`, '{"a":'.repeat(5000)],
  ['a body of another type', `${LOANS}${'t'.repeat(20)}`, '[[],null]'],
  ['a key of every object', `${LOANS}__proto____proto____proto__`, '{}'],
  [
    'a preference of every object',
    `GET /v1/readers HTTP/1.1\r\n${HOST}\r\nPrefer: code=constructor, example=__proto__`,
  ],
  ['a method of no one', `BREAK /v1/readers HTTP/1.1\r\n${HOST}`],
];
const HOSTS: readonly (readonly [what: string, head: string])[] = [
  ['nobody', 'GET /v1/readers HTTP/1.1\r\nHost:'],
  ['a path', 'GET /v1/readers HTTP/1.1\r\nHost: a/b'],
  ['a user', 'GET /v1/readers HTTP/1.1\r\nHost: a:b@c'],
  ['half an address', 'GET /v1/readers HTTP/1.1\r\nHost: [::1'],
  ['a port beyond all', 'GET /v1/readers HTTP/1.1\r\nHost: localhost:99999999'],
  ['two hosts', 'GET /v1/readers HTTP/1.1\r\nHost: a\r\nHost: b'],
  ['a host in the target', 'GET http://[/v1/readers HTTP/1.1\r\nHost: localhost'],
  ['a host without letters', 'GET /v1/readers HTTP/1.1\r\nHost: %00'],
];
const advance = (body: string): readonly [head: string, body: string] => [
  `POST /_sandbox/advance HTTP/1.1\r\n${HOST}`,
  body,
];
const CLOCKS = [
  '"PT1H"',
  '{"duration":1e308}',
  '{"duration":"P"}',
  '{"duration":"-P1D"}',
  '{"duration":"P1000000000D"}',
  `{"duration":"P${'9'.repeat(400)}Y"}`,
  '{"duration":"PT1e9S"}',
  '{"duration":"P1Y1M1W1DT1H1M1.000000000000000001S"}',
  '{"duration":null}',
  '{"duration":["P1D"]}',
  '{"__proto__":{"duration":"P1D"}}',
  '['.repeat(5000),
];

describe('the local sandbox answers with a reason, and keeps running', () => {
  it.each([
    ...REQUESTS.map(([what, head, body]) => [`request, ${what}`, head, body] as const),
    ...HOSTS.map(([what, head]) => [`host, ${what}`, head, undefined] as const),
    ...CLOCKS.map((body) => [`clock, ${body.slice(0, 40)}`, ...advance(body)] as const),
  ])('%s', async (_what, head, body) => {
    const { status, body: answer } = await send(head, body);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    if (status >= 400) expect(JSON.parse(answer)).toMatchObject({ status });
    expect('hostile' in {}).toBe(false);
    expect((await send(`GET /v1/readers HTTP/1.1\r\n${HOST}`)).status).toBe(200);
  });
});

/** The paths of amounts in a body: members beside a currency or an asset. */
function* amountsIn(value: JsonValue, path: readonly string[] = []): Iterable<readonly string[]> {
  if (!isObject(value)) return;
  if ('amount' in value && ('currency' in value || 'asset' in value)) yield [...path, 'amount'];
  for (const [name, member] of Object.entries(value)) yield* amountsIn(member, [...path, name]);
}
const changed = (
  value: JsonObject,
  [name = '', ...rest]: readonly string[],
  text: string,
): JsonObject => ({
  ...value,
  [name]: rest.length === 0 ? text : changed(value[name] as JsonObject, rest, text),
});
/**
 * Amounts that no transfer can have; zero is invalid, too, except in limits and checks of a card.
 */
const AMOUNTS = [
  '-0.01',
  '-1',
  '-0',
  '1.0000000000000000001',
  '1e3',
  '+1',
  '1,00',
  '0x10',
  '٣',
  '.5',
  '01.00',
  'NaN',
  ' 1',
  `1${'0'.repeat(40)}`,
];

describe.each(await loadSite())('amounts of $set', (subject) => {
  const { contract } = subject;
  const places = contract.operations.flatMap(({ id, body }) =>
    (body?.examples ?? [])
      .slice(0, 1)
      .flatMap(({ value }) =>
        isObject(value)
          ? [...amountsIn(value)].map((path) => [id, path.join('/'), value, path] as const)
          : [],
      ),
  );

  it.each(places)('%s refuses invalid amounts at %s', async (id, _place, value, path) => {
    const sandbox = stillSandbox(subject);
    const { currency } = path
      .slice(0, -1)
      .reduce((inner, name) => inner[name] as JsonObject, value);
    const tooFine = typeof currency === 'string' ? ['1.001'] : ['1.0000001'];
    const isAboveZero = /^(?:create|estimate)|Deposit$/.test(id);
    for (const text of [...AMOUNTS, ...tooFine, ...(isAboveZero ? ['0', '0.00'] : [])]) {
      const response = await sandbox.fetch(
        sampleRequest(subject, id, { body: changed(value, path, text) }),
      );
      expect([text, response.status]).toEqual([text, 422]);
    }
    const good = await sandbox.fetch(sampleRequest(subject, id, { body: value }));
    expect(good.status).toBeLessThan(300);
  });

  it('occur in many places', () => {
    expect(places.length).toBeGreaterThan(5);
  });
});

const PETS = (changes: object): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': { get: { operationId: 'listPets', responses: { 200: { description: 'Pets.' } } } },
    },
    ...changes,
  });
const operation = (changes: object): string =>
  PETS({
    paths: {
      '/pets': {
        get: { operationId: 'listPets', responses: { 200: { description: 'Pets.' } }, ...changes },
      },
    },
  });
const FILES: Readonly<Record<string, string>> = {
  'names that pollute':
    '{"openapi":"3.1.0","__proto__":{"hostile":1},"info":{"title":"a","version":"1"},"paths":{"__proto__":{"get":{}}}}',
  'aliases that multiply': `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
    .split('')
    .map(
      (name, index) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefgh'[index] ?? ''}`)
          .join()}]`,
    )
    .join('\n')}\n`,
  'a tag of a program': 'openapi: !!js/function "function () { hostile() }"\n',
  'a document that is nested deep': '['.repeat(5000),
  'a document that is null': 'null',
  'a document that is cut off': '{"openapi":"3.1.0","info"',
  'half a character': 'openapi: "\\ud800"\ninfo: {}\n',
  'a reference to a file of the machine': operation({ parameters: [{ $ref: '/etc/passwd' }] }),
  'a reference that leads upwards': operation({
    parameters: [{ $ref: '../../../../../../etc/passwd#/a' }],
  }),
  'a reference to itself': PETS({
    components: { schemas: { A: { $ref: '#/components/schemas/A' } } },
  }),
  'a tag that leads upwards': operation({ tags: ['../../../src/site/config/site'] }),
  'a tag of every object': operation({ tags: ['__proto__'] }),
  'a title that is code': PETS({ info: { title: "'; process.exit(1); //", version: '1' } }),
  'an operation that is code': operation({
    operationId: "'+hostile()+'",
    summary: '{hostile()}<script>',
  }),
};

it.each(Object.entries(FILES))(
  'file, %s: a message, or files of the set alone',
  async (what, text) => {
    const file = join(dir, `${what.replaceAll(' ', '-')}.yaml`);
    writeFileSync(file, text);
    const adopted = await adopt(ROOT, [file, '--set', 'attacked']).catch(
      (error: unknown) => error as Error,
    );
    expect('hostile' in {}).toBe(false);
    if (adopted instanceof Error) {
      expect(adopted.message.length).toBeGreaterThan(20);
      expect(adopted).not.toBeInstanceOf(TypeError);
      expect(adopted).not.toBeInstanceOf(RangeError);
      return;
    }
    const files = adopted.edits.map((edit) => edit.file);
    expect(
      files.filter((name) => !/^partners\/attacked\/[\w/.-]+$/.test(name) || name.includes('..')),
    ).toEqual(['src/site/sets.ts']);
    expect(JSON.stringify(adopted.edits)).not.toContain('root:x:0');
  },
);

const OWN = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
const FOREIGN = {
  host: 'localhost:3000',
  'sec-fetch-site': 'cross-site',
  origin: 'https://hostile.example',
};
const OPEN = '/webpack-dev-server/open-editor?fileName=';
const DEV: readonly (readonly [
  what: string,
  url: string,
  headers: IncomingHttpHeaders,
  method?: string,
])[] = [
  ['another site opens the editor', `${OPEN}src/a.ts`, FOREIGN],
  [
    'another site opens the editor in capitals',
    '/WEBPACK-dev-server/open-editor?fileName=a',
    FOREIGN,
  ],
  [
    'another site opens the editor in a frame',
    `${OPEN}a`,
    { ...FOREIGN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  [
    'another site opens the editor in a tab',
    `${OPEN}a`,
    { ...FOREIGN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  [
    'a neighbor at another port',
    `${OPEN}a`,
    { host: 'localhost:3000', 'sec-fetch-site': 'same-site' },
  ],
  ['its own page opens a file of the machine', `${OPEN}/etc/passwd`, OWN],
  ['its own page opens a file above the folder', `${OPEN}../../secret`, OWN],
  ['its own page opens a file above it in code', `${OPEN}%2e%2e%2fsecret`, OWN],
  ['another site compiles again', '/webpack-dev-server/invalidate', FOREIGN],
  ['another site posts', '/__open-page', FOREIGN, 'POST'],
  [
    'another site posts without saying who it is',
    '/__open-page',
    { host: 'localhost:3000' },
    'POST',
  ],
  ['an origin that is none', `${OPEN}a`, { host: 'localhost:3000', origin: 'null' }],
  [
    'an origin that begins like the host',
    `${OPEN}a`,
    { host: 'localhost:3000', origin: 'http://localhost:3000.hostile.example' },
  ],
];

it.each(
  DEV.map(([what, url, headers, method = 'GET']) => ({ what, request: { url, headers, method } })),
)('build, $what: refused', ({ request }) => {
  expect(mayAnswer(request, dir)).toBe(false);
});

it.each(['', 'NaN', '999999999', '{}', '2\n', '-5e9', '0x10'])(
  'build, a lock that holds %j is taken over, or named in a sentence',
  (holder) => {
    const folder = join(dir, `build-${Buffer.from(holder).toString('hex')}`);
    writeFileSync(`${folder}.lock`, holder);
    try {
      lock(folder);
    } catch (error) {
      expect((error as Error).message).toMatch(/Next: wait .* remove .*\.lock\.$/);
    }
  },
);

it.each([
  ['a page of others', '<!doctype html><html><script>hostile()</script></html>'],
  [
    'a policy that comes too late',
    '<html><head><meta charset="UTF-8"><script></script><meta http-equiv="Content-Security-Policy" content="x"></head></html>',
  ],
  [
    'a policy in a comment',
    '<html><head><meta charset="UTF-8"><!--<meta http-equiv="Content-Security-Policy">--></head></html>',
  ],
  ['capitals', '<HTML><HEAD></HEAD></HTML>'],
])('build, %s among the pages is seen', (what, html) => {
  const folder = join(dir, what.replaceAll(' ', '-'));
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.html'), html);
  expect(pagesWithoutPolicy(folder)).toEqual(['a.html']);
});
