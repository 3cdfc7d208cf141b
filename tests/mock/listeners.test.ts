import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { contactOf, type Resolver } from '../../scripts/sandbox/outgoing';
import { post } from '../../scripts/sandbox/post';

/** Whatever listens at an address, the sandbox gets an outcome that the contract allows. */

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

interface Listener {
  readonly url: string;
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Bytes that the listener could send. */
  readonly sent: () => number;
}

/** Starts a listener that answers a connection as `answer` says. */
async function listen(answer: (socket: Socket) => void): Promise<Listener> {
  const sockets = new Set<Socket>();
  let connections = 0;
  let sent = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => (sent += socket.bytesWritten));
    socket.once('data', () => {
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/events`,
    connections: () => connections,
    sent: () => sent,
  };
}

const MESSAGE = { id: 'evt_1', body: '{}', secrets: [`whsec_${'A'.repeat(43)}=`] };
const WITHIN = 300;
const trusted = contactOf(() => true);

const head = (status: string, ...headers: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');

/** Writes until the connection is closed, as fast as the other side reads. */
function flood(socket: Socket): void {
  const block = Buffer.alloc(1024 * 1024, 'x');
  const more = () => {
    while (!socket.destroyed && socket.write(block));
  };
  socket.on('drain', more);
  more();
}

const drip = (socket: Socket, text: string): void => {
  const timer = setInterval(() => socket.write(text), 20);
  socket.on('close', () => {
    clearInterval(timer);
  });
};

const LISTENERS: Readonly<Record<string, (socket: Socket) => void>> = {
  'answers 204': (socket) => socket.end(head('204 No Content')),
  'answers 999': (socket) => socket.end(head('999 Odd', 'Content-Length: 0')),
  'answers 600': (socket) => socket.end(head('600 Odd', 'Content-Length: 0')),
  'answers 099': (socket) => socket.end(head('099 Odd', 'Content-Length: 0')),
  'answers 1000': (socket) => socket.end(head('1000 Odd', 'Content-Length: 0')),
  'switches protocols': (socket) =>
    socket.write(head('101 Switching Protocols', 'Upgrade: x', 'Connection: Upgrade')),
  'says continue for ever': (socket) => {
    drip(socket, head('100 Continue'));
  },
  redirects: (socket) => socket.end(head('307 Temporary', 'Location: /', 'Content-Length: 0')),
  'never answers': () => undefined,
  'never ends its headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, 'X: y\r\n');
  },
  'never ends its body': (socket) => {
    socket.write(head('200 OK', 'Content-Length: 100000'));
    drip(socket, 'x');
  },
  'sends too much': (socket) => {
    socket.write(head('200 OK', 'Connection: close'));
    flood(socket);
  },
  'sends too many headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX: ');
    flood(socket);
  },
  'closes the connection': (socket) => socket.destroy(),
  'breaks off its body': (socket) => {
    socket.end(`${head('200 OK', 'Content-Length: 100')}x`);
  },
  'speaks another protocol': (socket) => socket.end('220 mail.example ESMTP\r\n'),
  'asks to wait without end': (socket) =>
    socket.end(head('503 Later', 'Retry-After: 1e999', 'Content-Length: 0')),
};

describe.each(Object.entries(LISTENERS))('a listener that %s', (_, answer) => {
  it('has an outcome in time that fits the contract', async () => {
    const listener = await listen(answer);
    const started = Date.now();
    const outcome = await post(trusted, listener.url, MESSAGE, WITHIN);
    expect(Date.now() - started).toBeLessThan(WITHIN + 2000);
    expect(outcome.durationMs).toBeLessThanOrEqual(WITHIN);
    expect(Number.isFinite(outcome.retryAfter)).toBe(true);
    const { httpStatus = 500, detail, body = '' } = outcome;
    expect(httpStatus).toBeGreaterThanOrEqual(100);
    expect(httpStatus).toBeLessThanOrEqual(599);
    if (outcome.httpStatus === undefined) expect(detail).toMatch(/^.{5,300}$/s);
    expect(body.length).toBeLessThanOrEqual(64 * 1024);
  });
});

it('reads no more than the beginning of an answer', async () => {
  const listener = await listen(LISTENERS['sends too much'] ?? flood);
  const { httpStatus, body } = await post(trusted, listener.url, MESSAGE, 10_000);
  expect([httpStatus, body?.length]).toEqual([200, 64 * 1024]);
  await expect.poll(listener.sent).toBeGreaterThan(0);
  // What the system keeps in its buffers for a connection counts as well.
  expect(listener.sent()).toBeLessThan(32 * 1024 * 1024);
});

describe('an address that is not public', () => {
  const HIDDEN = [
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
    ...['fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1'],
  ];
  const resolvesTo =
    (...addresses: readonly string[]): Resolver =>
    (_host, _options, done) => {
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };

  it.each(HIDDEN)('%s is not called under a public name', async (address) => {
    const contact = contactOf(() => false, resolvesTo('93.184.215.14', address));
    const { detail } = await post(contact, 'http://app.partner.example:9/', MESSAGE, WITHIN);
    expect(detail).toBe(`app.partner.example leads to ${address}, which is not a public address.`);
  });

  it.each([
    ...HIDDEN.filter((address) => !address.includes('%')),
    ...['2130706433', '0x7f.1', '017700000001', '127.1', 'localhost', 'a.localhost', 'nas.local'],
  ])('%s is not called as it is', async (host) => {
    const listener = await listen((socket) => socket.end(head('204 No Content')));
    const { port } = new URL(listener.url);
    const contact = contactOf(() => false);
    const name = host.includes(':') ? `[${host}]` : host;
    const { detail } = await post(contact, `http://${name}:${port}/`, MESSAGE, WITHIN);
    expect(detail).toContain('which is not a public address.');
    expect(listener.connections()).toBe(0);
  });

  it('is called when the person who started the sandbox named it', async () => {
    const listener = await listen((socket) => socket.end(head('204 No Content')));
    const contact = contactOf((url) => url === listener.url);
    expect((await post(contact, listener.url, MESSAGE, 5000)).httpStatus).toBe(204);
    expect((await post(contact, `${listener.url}/x`, MESSAGE, 5000)).httpStatus).toBeUndefined();
    expect(listener.connections()).toBe(1);
  });
});
