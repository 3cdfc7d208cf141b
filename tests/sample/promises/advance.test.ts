import { expect, it } from 'vitest';
import { connectedSandbox } from '../../../scripts/sandbox/connected';
import { withControls } from '../../../scripts/sandbox/control';
import { KEY, START } from '../../mock/support';
import { URL_OF_ENDPOINT } from './endpoint';
import { says } from './says';
import { EXAMPLE_USER, subjectOf } from './support';

const HOUR = 3600;
/** Seconds since the first attempt, as the page on webhooks lists them. */
const ATTEMPTS = [
  0,
  5,
  305,
  2105,
  ...[2.5, 7.5, 17.5, 31.5, 51.5, 75.5].map((hours) => hours * HOUR + 305),
];

it.each(['general', 'rebell-pay'])('an advance makes attempts at their times (%s)', async (set) => {
  says(
    'everything due in between happens in its order, further attempts to deliver an event included',
    'Each event has up to 10 attempts.',
  );
  const { mock, behaviors } = subjectOf(set);
  const times: number[] = [];
  const { sandbox, courier } = connectedSandbox(mock, {
    behaviors,
    now: () => START,
    log: () => undefined,
    send: (url) => {
      const isEvent = (url as string).endsWith('/events');
      if (isEvent) times.push((sandbox.session(KEY).now() - START) / 1000);
      return Promise.resolve(new Response(null, { status: 500 }));
    },
  });
  const answer = withControls(sandbox, courier);
  const send = async (method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return (await answer(request)).json() as Promise<Record<string, unknown>>;
  };
  const endpoint = { url: URL_OF_ENDPOINT, events: ['user.suspended'] };
  await send('PUT', '/v1/partner/webhook-endpoint', endpoint);
  await send('POST', '/_sandbox/move', { id: EXAMPLE_USER, to: 'suspended' });
  const { now } = await send('POST', '/_sandbox/advance', { duration: 'P6D' });
  expect(now).toBe(new Date(START + 6 * 24 * HOUR * 1000).toISOString());
  expect(times).toEqual(ATTEMPTS);
});
