import { expect, it } from 'vitest';
import { connectedSandbox } from '../../../scripts/sandbox/connected';
import { withControls } from '../../../scripts/sandbox/control';
import { KEY, replied, START } from '../../mock/support';
import { URL_OF_ENDPOINT } from './endpoint';
import { says } from './says';
import { EXAMPLE_USER, subjectOf } from './support';

const HOUR = 3600;
/** Seconds since the first attempt, as listed on the page about webhooks. */
const ATTEMPTS = [
  0,
  5,
  305,
  2105,
  ...[2.5, 7.5, 17.5, 31.5, 51.5, 75.5].map((hours) => hours * HOUR + 305),
];

/** Creates a sandbox with an endpoint whose answers the test chooses, used through its controls. */
function listening(set: string, statusOf: (path: string, seconds: number) => number | 'late') {
  const { mock, behaviors } = subjectOf(set);
  const calls: (readonly [path: string, seconds: number])[] = [];
  const { sandbox, courier } = connectedSandbox(mock, {
    behaviors,
    now: () => START,
    log: () => undefined,
    contact: (url) => {
      const path = url.replace(URL_OF_ENDPOINT, '');
      const seconds = (sandbox.session(KEY).now() - START) / 1000;
      calls.push([path, seconds]);
      const status = statusOf(path, seconds);
      if (status === 'late') return Promise.reject(new DOMException('Late.', 'TimeoutError'));
      return Promise.resolve(replied(status));
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
  /** Sets the endpoint and creates an event. */
  const begin = async () => {
    const endpoint = { url: URL_OF_ENDPOINT, events: ['user.suspended'] };
    await send('PUT', '/v1/partner/webhook-endpoint', endpoint);
    await send('POST', '/_sandbox/move', { id: EXAMPLE_USER, to: 'suspended' });
  };
  const advance = async (duration: string) =>
    (await send('POST', '/_sandbox/advance', { duration })).now;
  const times = (of: string) => calls.flatMap(([path, at]) => (path === of ? [at] : []));
  return { begin, advance, times };
}

it.each(['general', 'rebell-pay'])('an advance makes attempts on schedule (%s)', async (set) => {
  says(
    'everything due in between happens in order, including further attempts to deliver an event',
    'Each event has up to 10 attempts.',
  );
  const { begin, advance, times } = listening(set, () => 500);
  await begin();
  expect(await advance('P6D')).toBe(new Date(START + 6 * 24 * HOUR * 1000).toISOString());
  expect(times('/events')).toEqual(ATTEMPTS);
});

it('an advance requests the health of a failing endpoint at the scheduled times', async () => {
  says(
    'While the webhook endpoint is `failing`, the provider asks every 60 seconds; after `200` to 3 requests in a row, all waiting events are sent without waiting for their next attempt.',
  );
  const { begin, advance, times } = listening('general', (path, seconds) =>
    path === '/health' ? 200 : seconds < 60 ? 500 : 204,
  );
  await begin();
  await advance('PT1H');
  expect(times('/health')).toEqual([65, 125, 185]);
  expect(times('/events')).toEqual([0, 5, 185]);
});

it('an advance requests the health of an endpoint again that was repaired before', async () => {
  says("asks an endpoint that isn't well less often while you advance its clock");
  let isRepaired = false;
  const { begin, advance, times } = listening('general', () => (isRepaired ? 200 : 500));
  await begin();
  await advance('PT10M');
  const asked = times('/health').length;
  expect([asked > 0, asked < 9]).toEqual([true, true]);
  isRepaired = true;
  await advance('PT10M');
  expect(times('/health').slice(asked)).toHaveLength(3);
  expect(times('/events').at(-1)).toBe(times('/health').at(-1));
});

it('an advance waits once for an endpoint that does not answer in time', async () => {
  says(
    'it waits for the answer once, moves the clock, and makes the attempts that are due after it',
  );
  let isRepaired = false;
  const { begin, advance, times } = listening('general', () => (isRepaired ? 200 : 'late'));
  await begin();
  expect(await advance('P1D')).toBe(new Date(START + 24 * HOUR * 1000).toISOString());
  expect([times('/events'), times('/health')]).toEqual([[0], []]);
  isRepaired = true;
  await advance('PT1S');
  expect(times('/events')).toEqual([0, 24 * HOUR]);
});
