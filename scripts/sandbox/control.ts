import { asObject, asText, ownMember } from '../../src/reference/contract/json';
import { jsonOf } from '../../src/reference/contract/http/parse-json';
import { jsonText, parseExact } from '../../src/reference/contract/numeral';
import type { Sandbox } from '../../src/reference/mock';
import { durationMs, timestamp } from '../../src/reference/mock/time';
import { withBudget } from './budget';
import type { Courier } from './delivery';
import { Keys, withKey } from './keys';
import { problem } from './problem';
import type { FetchHandler } from './server';

const PREFIX = '/_sandbox/';

export const CONTROLS = {
  'GET /_sandbox/events': 'events of the key, with the attempts to deliver them',
  'POST /_sandbox/advance': '{"duration": "PT1H"}: moves the virtual clock forward',
  'POST /_sandbox/move':
    '{"id": "…", "to": "…"}: makes a move that is neither yours nor due by time',
  'POST /_sandbox/keys': '{"key": "…"}: makes a second key for the same objects',
  'POST /_sandbox/revoke': '{"key": "…"}: revokes a key of the same objects',
  'POST /_sandbox/reset': 'forgets everything the key has done',
} as const;

type Control = (
  key: string,
  textField: (name: string) => string,
  request: Request,
) => Response | Promise<Response>;

/** Moves the clock of a key forward, and stops at each due move, delivery and health check. */
async function advance(sandbox: Sandbox, courier: Courier, key: string, ms: number): Promise<void> {
  const session = sandbox.session(key);
  const end = session.now() + ms;
  session.skip(ms); // Throws before anything happens if the time is beyond the end.
  session.skip(-ms);
  courier.expectHealth(key);
  for (let next = 0; next <= end; ) {
    session.skip(Math.max(0, next - session.now()));
    sandbox.advance(key, 'PT0S');
    if (!courier.isLate(key)) await courier.tick(key);
    next = Math.min(session.agenda.first()?.at ?? Infinity, courier.nextDue(key));
  }
  session.skip(Math.max(0, end - session.now()));
  sandbox.advance(key, 'PT0S');
}

function unknownControl(pathname: string): Response {
  const samePath = Object.keys(CONTROLS).find((control) => control.endsWith(` ${pathname}`));
  const [method] = samePath?.split(' ') ?? [];
  return method === undefined
    ? problem(404, 'There is no such control.', { controls: CONTROLS })
    : problem(405, `This control allows ${method}.`, { headers: { Allow: method } });
}

/**
 * Puts the controls, `/_sandbox/…`, in front of the sandbox's handler. They act on the key of the
 * request.
 */
export function withControls(sandbox: Sandbox, courier?: Courier): FetchHandler {
  const keys = new Keys();
  const answer = withBudget(sandbox);
  const controls: Readonly<Record<keyof typeof CONTROLS, Control>> = {
    'GET /_sandbox/events': (key) => {
      const attempts = new Map(
        courier?.deliveries(key).map((delivery) => [delivery.event.id, delivery.attempts]),
      );
      const data = sandbox.session(key).events.map(({ id, type, timestamp: sentAt, body }) => ({
        id,
        type,
        timestamp: sentAt,
        payload: parseExact(body),
        attempts: attempts.get(id) ?? [],
      }));
      return new Response(jsonText({ data }), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
    'POST /_sandbox/advance': async (key, textField) => {
      try {
        const duration = textField('duration');
        if (courier) await advance(sandbox, courier, key, durationMs(duration));
        else sandbox.advance(key, duration);
      } catch (error) {
        if (error instanceof RangeError) return problem(400, error.message);
        throw error;
      }
      return Response.json({ now: timestamp(sandbox.session(key).now()) });
    },
    'POST /_sandbox/move': (key, textField) => {
      const [id, to] = [textField('id'), textField('to')];
      return sandbox.move(key, id, to)
        ? Response.json({ id, state: to })
        : problem(409, `${id} does not exist, or cannot move to ${to} now.`);
    },
    'POST /_sandbox/keys': (owner, textField, request) => {
      const key = textField('key');
      const isKey =
        /^[\x21-\x7e]+$/.test(key) && sandbox.keyOf(withKey(request, owner, key)) === key;
      const known = keys.ownerOf(key) ?? (sandbox.has(key) ? key : owner);
      if (isKey && known !== owner) return problem(409, 'This key has objects of its own.');
      if (sandbox.isReadOnly(key) !== sandbox.isReadOnly(owner)) {
        return problem(409, 'This key has other scopes.');
      }
      return isKey && keys.add(key, owner)
        ? Response.json({ key })
        : problem(400, 'Name a key that the sandbox would take, as you send it.');
    },
    'POST /_sandbox/revoke': (owner, textField) => {
      const key = textField('key');
      return keys.revoke(key, owner)
        ? Response.json({ key })
        : problem(409, 'This key has no part in the objects of the key that you sent.');
    },
    'POST /_sandbox/reset': (key) => {
      sandbox.reset(key);
      courier?.forget(key);
      return Response.json({});
    },
  };
  return async (sent) => {
    const request = keys.resolve(sent, sandbox.keyOf(sent));
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return answer(request);
    const key = sandbox.keyOf(request);
    if (key === undefined) {
      return problem(401, 'Send a sandbox key, as any other call of this API does.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    const control = ownMember<Control>(controls, `${request.method} ${pathname}`);
    if (!control) return unknownControl(pathname);
    const body = asObject(jsonOf(await request.text()));
    return control(key, (name) => asText(body[name]) ?? '', request);
  };
}
