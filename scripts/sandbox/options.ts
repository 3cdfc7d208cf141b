import { parseArgs } from 'node:util';
import { setIds } from '../../src/site/config/sets';
import { keyOf } from '../../src/reference/webhooks/secret';

export interface Options {
  readonly set: string;
  readonly port: number;
  readonly webhookUrl: string | undefined;
  readonly secret: string | undefined;
  /** Whether an endpoint may be on this machine. */
  readonly loopback: boolean;
  /** Whether the sandbox asks the endpoint for decisions, where the API has such calls. */
  readonly decisions?: boolean;
  /** Origins of web pages that may use the sandbox, besides those of this machine. */
  readonly allowedOrigins?: readonly string[];
  /** Virtual seconds per second. */
  readonly speed: number;
}

export const USAGE = `Usage: npm run sandbox -- [options]
  --set ${setIds.join('|')}   docs set to serve (${setIds[0]})
  --port 4010              port on this machine (4010)
  --webhook-url https://…  where events are delivered until a webhook endpoint is set
  --loopback               lets a webhook endpoint be on this machine, with http or https
  --decisions              calls that wait for an answer of yours are made, such as one for each card payment
  --allow-origin https://… lets web pages of this origin use the sandbox, besides this site and
                           pages on this machine; can be repeated
  --secret whsec_…         signing secret of the events (default: a new one, printed at the start)
  --speed 60               virtual seconds per second (1), up to 86400: a day`;

/** Reads a number from `least` to `most` that is written as `form`. */
function numberIn(option: string, text: string, form: RegExp, least: number, most: number): number {
  const number = form.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(
    `${option} is \`${text}\`; write a number from ${String(least)} to ${String(most)}.`,
  );
}

/** @throws Error that says which option is wrong */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string', default: setIds[0] },
      port: { type: 'string', default: '4010' },
      'webhook-url': { type: 'string' },
      secret: { type: 'string' },
      loopback: { type: 'boolean', default: false },
      decisions: { type: 'boolean', default: false },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      speed: { type: 'string', default: '1' },
    },
  });
  const set = values.set ?? '';
  if (!setIds.includes(set)) {
    throw new Error(`--set is \`${set}\`; the sets are ${setIds.join(', ')}.`);
  }
  const port = numberIn('--port', values.port, /^\d+$/, 0, 65_535);
  const speed = numberIn('--speed', values.speed, /^\d+(\.\d+)?$/, 0.001, 86_400);
  const webhookUrl = values['webhook-url'];
  if (
    webhookUrl !== undefined &&
    !/^https?:$/.test(URL.canParse(webhookUrl) ? new URL(webhookUrl).protocol : '')
  ) {
    throw new Error(`--webhook-url is \`${webhookUrl}\`; write an http or https address.`);
  }
  for (const origin of values['allow-origin']) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new Error(`--allow-origin is \`${origin}\`; write an origin: https://app.example`);
  }
  if (values.secret !== undefined) keyOf(values.secret);
  return {
    set,
    port,
    webhookUrl,
    secret: values.secret,
    loopback: values.loopback,
    decisions: values.decisions,
    allowedOrigins: values['allow-origin'],
    speed,
  };
}
