import {
  createSandbox,
  type MockContract,
  type Sandbox,
  type SandboxOptions,
} from '../../src/reference/mock';
import type { DeliveryTerms } from '../../src/reference/mock/behavior';
import { Courier } from './delivery';
import { contactOf, type Contact } from './outgoing';
import { post } from './post';

/** Without rules for deliveries, each event is sent once. */
const ONCE: DeliveryTerms = { timeout: 30_000, pauses: [], longestWait: 0 };

export interface Connection extends Omit<SandboxOptions, 'deliver' | 'onEvent'> {
  /** Where events go until a webhook endpoint is set. */
  readonly webhookUrl?: string | undefined;
  readonly log: (line: string) => void;
  /** How listeners are called; by default, only `webhookUrl` may be at an address of this network. */
  readonly contact?: Contact;
}

/** Creates a sandbox, and a courier that delivers its events to the webhook endpoint. */
export function connectedSandbox(
  contract: MockContract,
  {
    webhookUrl,
    log,
    contact = contactOf((url) => options.isLocal === true || url === webhookUrl),
    ...options
  }: Connection,
): { readonly sandbox: Sandbox; readonly courier: Courier } {
  const delivery = options.behaviors?.flatMap((module) => module.delivery ?? [])[0];
  const sandbox: Sandbox = createSandbox(contract, {
    ...options,
    deliver: (message, address, within) => post(contact, address, message, within),
    onEvent: (event, key) => {
      courier.take(event, key);
    },
  });
  const worldOf = (key: string) => sandbox.session(key).world;
  const courier: Courier = new Courier({
    addressOf: (event, key) => {
      const address = delivery?.addressOf(event, worldOf(key)) ?? webhookUrl;
      return address === 'unwanted' ? undefined : address;
    },
    healthOf: (key) => delivery?.health?.(worldOf(key)),
    onAttempt: (attempt, key) => delivery?.attempted(attempt, worldOf(key)),
    secretsOf: (key) => sandbox.session(key).signingSecrets(),
    termsOf: (key) => delivery?.terms(worldOf(key)) ?? ONCE,
    first: delivery?.first,
    now: (key) => sandbox.session(key).now(),
    log,
    contact,
  });
  return { sandbox, courier };
}
