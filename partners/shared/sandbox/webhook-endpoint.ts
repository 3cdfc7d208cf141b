import { behavior, type Attempt, type Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import { isPublicHost } from '../../../src/reference/webhooks/public-host';
import type { Shared } from './types';

type Endpoint = Shared['schemas']['WebhookEndpoint'];

const PATH = '/partner/webhook-endpoint';

/** The first event of an endpoint that is set again, even after a long time. */
const FIRST = 'partner.webhook_disabled';

/** Sessions whose endpoint was set by a call. Before that, the endpoint is an example. */
const withOwnEndpoint = new WeakSet<object>();

const endpointOf = (world: World<Shared>): Stored<Endpoint> | undefined =>
  world.get('WebhookEndpoint', PATH);

const isSuccess = ({ httpStatus = 0 }: Attempt): boolean => httpStatus >= 200 && httpStatus < 300;

/**
 * Whether an endpoint subscribes to a type: by its name, by a pattern such as `card.*`, or by `*`.
 */
const wants = ({ events }: Endpoint, type: string): boolean =>
  events.some(
    (wanted) =>
      wanted === '*' ||
      wanted === type ||
      (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1))),
  );

const addressOf = ({ url }: Endpoint, path = 'events'): string =>
  `${url.replace(/\/$/, '')}/${path}`;

/**
 * Returns the URL for a call other than events; undefined without an endpoint that accepts calls.
 */
export function addressOfCall(world: World<Shared>, path: string): string | undefined {
  const endpoint = withOwnEndpoint.has(world) ? endpointOf(world)?.value : undefined;
  return endpoint && endpoint.status !== 'disabled' ? addressOf(endpoint, path) : undefined;
}

/** The endpoint of your events, with its signing secrets and the results of deliveries. */
export const webhookEndpoint = behavior<Shared>({
  answer: {
    setWebhookEndpoint: ({ body, target, refuse }, world) => {
      const { protocol, hostname, username, password } = new URL(body.url);
      if (username !== '' || password !== '' || /[?#]/.test(body.url)) {
        const bare = 'Expected an address without user name, password, query and fragment.';
        refuse('validation_failed', bare, ['/url', 'format']);
      }
      const isPublic = isPublicHost(hostname);
      if (protocol !== 'https:' && (isPublic || !world.isLocal)) refuse('webhook_url_not_https');
      if (!isPublic && !world.isLocal) refuse('webhook_url_not_public');
      const setting = { url: body.url, events: body.events ?? ['*'] };
      if (target && withOwnEndpoint.has(world)) {
        if (target.value.status === 'disabled') world.move(target, 'active');
        world.change(target, setting);
        return target.value;
      }
      withOwnEndpoint.add(world);
      const createdAt = world.timestamp();
      const made = world.put('WebhookEndpoint', PATH, { ...setting, status: 'active', createdAt });
      return { ...made.value, secret: world.secret() };
    },
    rotateWebhookSecret: ({ target, refuse }, world) => {
      if (!target) return refuse('webhook_endpoint_missing');
      const until = world.now + world.figure('secretOverlap');
      world.change(target, { previousSecretExpiresAt: world.timestamp(until) });
      return { ...target.value, secret: world.rotateSecret(until) };
    },
    testWebhookEndpoint: async ({ body, refuse }, world) => {
      const endpoint = endpointOf(world);
      const address = endpoint ? addressOf(endpoint.value) : 'https://app.partner.example/events';
      const delivery =
        world.deliverSample(body.type, address, world.figure('eventTimeout')) ??
        refuse('validation_failed', `There is no event \`${body.type}\`.`, ['/type', 'unknown']);
      const attempt = await delivery.attempt;
      const {
        httpStatus,
        durationMs,
        detail = `The endpoint answered ${httpStatus ?? 0}.`,
      } = attempt;
      return {
        eventId: delivery.id,
        delivered: isSuccess(attempt),
        durationMs,
        ...(httpStatus === undefined ? {} : { httpStatus }),
        ...(isSuccess(attempt) ? {} : { detail }),
      };
    },
  },
  delivery: {
    terms: ({ figure, series }) => ({
      timeout: figure('eventTimeout'),
      pauses: series('eventRetries'),
      longestWait: figure('retryAfterLongest'),
    }),
    first: FIRST,
    addressOf: ({ type, timestamp }, world) => {
      const endpoint = withOwnEndpoint.has(world) ? endpointOf(world)?.value : undefined;
      if (!endpoint) return undefined;
      const isTooOld =
        type !== FIRST && world.now - Date.parse(timestamp) > world.figure('eventsKept');
      if (isTooOld || !wants(endpoint, type)) return 'unwanted';
      return endpoint.status === 'disabled' ? 'kept' : addressOf(endpoint);
    },
    health: (world) => {
      const endpoint = endpointOf(world)?.value;
      return endpoint?.status === 'failing'
        ? {
            address: addressOf(endpoint, 'health'),
            every: world.figure('healthInterval'),
            enough: world.figure('healthChecks'),
          }
        : undefined;
    },
    attempted: (attempt, world) => {
      const endpoint = endpointOf(world);
      if (!endpoint) return;
      const { status } = endpoint.value;
      if (isSuccess(attempt)) {
        if (status === 'failing') world.move(endpoint, 'active');
        return;
      }
      const { httpStatus, detail = `The endpoint answered ${httpStatus ?? 0}.` } = attempt;
      const at = world.timestamp();
      const to = httpStatus === 410 ? 'disabled' : 'failing';
      world.change(endpoint, {
        lastFailure: { at, detail, httpStatus: httpStatus ?? null },
      });
      world.schedule('forget failure', at, world.now + world.figure('eventsKept'));
      if (status !== to && status !== 'disabled') world.move(endpoint, to);
    },
  },
  jobs: {
    'forget failure': (at, world) => {
      const endpoint = endpointOf(world);
      if (endpoint?.value.lastFailure?.at === at) world.change(endpoint, { lastFailure: null });
    },
  },
});
