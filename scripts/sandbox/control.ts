import type { Sandbox } from '../../src/reference/mock';
import type { Delivery } from './delivery';
import type { FetchHandler } from './server';

const PREFIX = '/_sandbox/';

export const CONTROLS: Readonly<Record<string, string>> = {
  'GET /_sandbox/events': 'events of the key, with the attempts to deliver them',
  'POST /_sandbox/advance': '{"duration": "PT1H"}: moves the virtual clock on',
  'POST /_sandbox/move': '{"id": "crd_…", "to": "blocked"}: makes a move that is not yours',
  'POST /_sandbox/reset': 'forgets everything the key has done',
};

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

async function textField(request: Request, name: string): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The sandbox's handler with its controls in front, `/_sandbox/…`. They work on the key of the
 * `Authorization` header.
 */
export function withControls(
  sandbox: Sandbox,
  deliveries: () => readonly Delivery[],
): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return sandbox.fetch(request);
    const key = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    const control = `${request.method} ${pathname}`;
    if (key === undefined) return json(401, { detail: 'Send `Authorization: Bearer <key>`.' });
    if (control === 'GET /_sandbox/events') {
      const sent = sandbox.session(key).events.map(({ id, type, timestamp, body }) => ({
        id,
        type,
        timestamp,
        payload: JSON.parse(body) as unknown,
        attempts: deliveries().find(({ event }) => event.id === id)?.attempts ?? [],
      }));
      return json(200, { data: sent });
    }
    if (control === 'POST /_sandbox/advance') {
      const duration = (await textField(request, 'duration')) ?? '';
      try {
        sandbox.advance(key, duration);
      } catch (error) {
        return json(400, { detail: error instanceof Error ? error.message : String(error) });
      }
      return json(200, { now: new Date(sandbox.session(key).now()).toISOString() });
    }
    if (control === 'POST /_sandbox/move') {
      const copy = request.clone();
      const id = (await textField(request, 'id')) ?? '';
      const to = (await textField(copy, 'to')) ?? '';
      return sandbox.move(key, id, to)
        ? json(200, { id, state: to })
        : json(409, { detail: `${id} does not exist, or cannot move to ${to} now.` });
    }
    if (control === 'POST /_sandbox/reset') {
      sandbox.reset(key);
      return json(200, {});
    }
    return json(404, { detail: 'There is no such control.', controls: CONTROLS });
  };
}
