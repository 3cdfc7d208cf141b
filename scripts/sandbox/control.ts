import type { Sandbox } from '../../src/reference/mock';
import { authenticate } from '../../src/reference/mock/access';
import { timestamp } from '../../src/reference/mock/time';
import type { Delivery } from './delivery';
import { problem } from './problem';
import type { FetchHandler } from './server';

const PREFIX = '/_sandbox/';

export const CONTROLS: Readonly<Record<string, string>> = {
  'GET /_sandbox/events': 'events of the key, with the attempts to deliver them',
  'POST /_sandbox/advance': '{"duration": "PT1H"}: moves the virtual clock forward',
  'POST /_sandbox/move': '{"id": "crd_…", "to": "blocked"}: makes a move that is not yours',
  'POST /_sandbox/reset': 'forgets everything the key has done',
};

async function textField(request: Request, name: string): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function unknownControl(pathname: string): Response {
  const [samePath] = Object.keys(CONTROLS).filter((control) => control.endsWith(` ${pathname}`));
  const [method] = samePath?.split(' ') ?? [];
  return method === undefined
    ? problem(404, 'There is no such control.', { controls: CONTROLS })
    : problem(405, `This control allows ${method}.`, { headers: { Allow: method } });
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
    const key = authenticate(request.headers);
    const control = `${request.method} ${pathname}`;
    if (key === undefined) {
      const headers = { 'WWW-Authenticate': 'Bearer' };
      return problem(401, 'Send `Authorization: Bearer sk_sandbox_…`.', { headers });
    }
    if (control === 'GET /_sandbox/events') {
      const sent = sandbox.session(key).events.map(({ id, type, timestamp: sentAt, body }) => ({
        id,
        type,
        timestamp: sentAt,
        payload: JSON.parse(body) as unknown,
        attempts: deliveries().find(({ event }) => event.id === id)?.attempts ?? [],
      }));
      return Response.json({ data: sent });
    }
    if (control === 'POST /_sandbox/advance') {
      const duration = (await textField(request, 'duration')) ?? '';
      try {
        sandbox.advance(key, duration);
      } catch (error) {
        if (error instanceof RangeError) return problem(400, error.message);
        throw error;
      }
      return Response.json({ now: timestamp(sandbox.session(key).now()) });
    }
    if (control === 'POST /_sandbox/move') {
      const copy = request.clone();
      const id = (await textField(request, 'id')) ?? '';
      const to = (await textField(copy, 'to')) ?? '';
      return sandbox.move(key, id, to)
        ? Response.json({ id, state: to })
        : problem(409, `${id} does not exist, or cannot move to ${to} now.`);
    }
    if (control === 'POST /_sandbox/reset') {
      sandbox.reset(key);
      return Response.json({});
    }
    return unknownControl(pathname);
  };
}
