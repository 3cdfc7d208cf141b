import { asText, child } from '../../contract/json';
import type { Contract, JsonObject, JsonValue, Operation } from '../../contract/model';
import { jsonText } from '../../contract/numeral';
import { mapTexts } from '../../mock/json';
import { isSigned, PARTNER_SECRET, PARTNER_URL, sendsSigned } from './environment';
import { partnerEvents, type SignedBody } from './partner-scripts';
import { rawBody } from './body';
import { docsLink, postmanUrl } from './request';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns the name of the variable for the moment some seconds after a request is sent. */
const momentVariable = (seconds: number): string => (seconds === 0 ? 'now' : `in${seconds}s`);

/**
 * Returns the example body with a new identifier, and with its moments shifted to the present: a
 * receiver refuses or ignores old messages.
 *
 * @param moment the present of the contract's examples, in milliseconds since 1970
 */
function signedBody(operation: Operation, moment: number | undefined): SignedBody | undefined {
  const example = operation.body?.examples[0]?.value;
  if (example === undefined || !isSigned(operation)) return undefined;
  const id = asText(child(example, 'id')) ?? 'msg_';
  const moments = new Map<string, number>();
  const template = mapTexts(example, (text) => {
    if (text === id) return '{{webhookId}}';
    if (moment === undefined || !TIMESTAMP.test(text)) return text;
    const seconds = (Date.parse(text) - moment) / 1000;
    moments.set(momentVariable(seconds), seconds);
    return `{{${momentVariable(seconds)}}}`;
  });
  return { text: jsonText(template, 2), prefix: id.split('_')[0] ?? '', moments };
}

const SIGNATURE_HEADERS: readonly JsonObject[] = [
  { key: 'webhook-id', value: '{{webhookId}}', description: 'A new one for each message.' },
  { key: 'webhook-timestamp', value: '{{webhookTimestamp}}', description: 'Now, in seconds.' },
  {
    key: 'webhook-signature',
    value: '{{webhookSignature}}',
    description: 'Made by the script before the request.',
  },
];

function requestOf(operation: Operation, body: SignedBody | undefined): JsonObject {
  const { method, path } = operation;
  const example = operation.body?.examples[0]?.value;
  const text = body?.text ?? (example === undefined ? undefined : jsonText(example, 2));
  return {
    method,
    // The API key must not reach the partner's server.
    auth: { type: 'noauth' },
    header:
      text === undefined
        ? []
        : [
            { key: 'Content-Type', value: operation.body?.contentType ?? '' },
            ...(body === undefined ? [] : SIGNATURE_HEADERS),
          ],
    url: postmanUrl(`{{${PARTNER_URL}}}`, path),
    ...(text === undefined ? {} : { body: rawBody(text) }),
  };
}

const folderWords = (contract: Contract): string =>
  `What the provider sends to you: to \`${PARTNER_URL}\`` +
  (sendsSigned(contract)
    ? `, signed with \`${PARTNER_SECRET}\`. Start your receiver with the same secret, then send. `
    : '. ') +
  `Without a value in \`${PARTNER_URL}\` these requests are skipped.`;

/**
 * Returns the folder of the operations that partners implement, called as the provider does.
 *
 * @param options.docsUrl address of the documentation, without a final slash
 * @param options.moment the present of the contract's examples, in milliseconds since 1970
 */
export function partnerFolder(
  contract: Contract,
  { docsUrl, moment }: { readonly docsUrl: string; readonly moment: number | undefined },
): readonly JsonObject[] {
  const items = contract.partnerOperations.map((operation): JsonValue => {
    const body = signedBody(operation, moment);
    return {
      name: operation.summary,
      request: {
        ...requestOf(operation, body),
        description: `${operation.description}\n\n${docsLink(contract, docsUrl, operation)}`,
      },
      event: partnerEvents(operation, body),
      response: [],
    };
  });
  return items.length === 0
    ? []
    : [{ name: 'Your endpoints', description: folderWords(contract), item: items }];
}
