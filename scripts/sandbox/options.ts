import { parseArgs } from 'node:util';
import { DOCS_SETS, type DocsSetId } from '../../src/reference/contract/model';

export interface Options {
  readonly set: DocsSetId;
  readonly port: number;
  readonly webhookUrl: string | undefined;
  readonly secret: string | undefined;
  /** Virtual seconds per second. */
  readonly speed: number;
}

export const USAGE = `Usage: npm run sandbox -- [options]
  --set ${DOCS_SETS.join('|')}   docs set to serve (${DOCS_SETS[0]})
  --port 4010              port on this machine (4010)
  --webhook-url https://…  where events are delivered, signed and with the documented retries
  --secret whsec_…         signing secret of the events (a new one is made up and printed)
  --speed 60               virtual seconds per second (1)`;

/** @throws Error that says which option is wrong */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string', default: DOCS_SETS[0] },
      port: { type: 'string', default: '4010' },
      'webhook-url': { type: 'string' },
      secret: { type: 'string' },
      speed: { type: 'string', default: '1' },
    },
  });
  const set = DOCS_SETS.find((one) => one === values.set);
  if (!set) throw new Error(`--set is \`${values.set}\`; the sets are ${DOCS_SETS.join(', ')}.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port is \`${values.port}\`; write a number from 0 to 65535.`);
  }
  const speed = Number(values.speed);
  if (!(speed > 0)) throw new Error(`--speed is \`${values.speed}\`; write a number above 0.`);
  const webhookUrl = values['webhook-url'];
  if (
    webhookUrl !== undefined &&
    !/^https?:$/.test(URL.canParse(webhookUrl) ? new URL(webhookUrl).protocol : '')
  ) {
    throw new Error(`--webhook-url is \`${webhookUrl}\`; write an http or https address.`);
  }
  return { set, port, webhookUrl, secret: values.secret, speed };
}
