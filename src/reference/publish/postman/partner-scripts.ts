import type { JsonObject, Operation } from '../../contract/model';
import { successAnswer } from '../../contract/http/success';
import { compileSchema } from '../../mock/compile/schemas';
import { SECRET_PREFIX } from '../../webhooks/secret';
import { PARTNER_SECRET, PARTNER_URL } from './environment';
import { schemaTest, script } from './scripts';

/** The body of a request whose script signs it. */
export interface SignedBody {
  /** Contains variables, which the script before the request sets. */
  readonly text: string;
  /** Prefix of the message's identifier, `evt`. */
  readonly prefix: string;
  /** Variables for moments, each with its offset from the request in seconds. */
  readonly moments: ReadonlyMap<string, number>;
}

const skipScript: readonly string[] = [
  `if (!pm.variables.get('${PARTNER_URL}')) {`,
  `  console.warn('Skipped: \`${PARTNER_URL}\` is not set to an address of yours.');`,
  `  pm.execution.skipRequest();`,
  `}`,
];

/** Returns the script that sets the variables of a message and signs it (Standard Webhooks). */
const signScript = ({ prefix, moments }: SignedBody): readonly string[] => [
  `// Signs id, timestamp and body, joined by full stops: Standard Webhooks, HMAC-SHA256.`,
  `const { enc, HmacSHA256, lib } = require('crypto-js');`,
  `const secret = pm.variables.get('${PARTNER_SECRET}') ?? '';`,
  `if (!secret.startsWith('${SECRET_PREFIX}')) {`,
  `  throw new Error('Set \`${PARTNER_SECRET}\` to the secret your receiver runs with, ${SECRET_PREFIX}…');`,
  `}`,
  `const key = enc.Base64.parse(secret.slice(${SECRET_PREFIX.length}));`,
  `const now = Date.now();`,
  `const time = now.toString(16).padStart(12, '0');`,
  `const random = lib.WordArray.random(9).toString();`,
  `// A UUIDv7 (RFC 9562).`,
  `const uuid = [time.slice(0, 8), time.slice(8), \`7\${random.slice(0, 3)}\`, \`a\${random.slice(3, 6)}\`, random.slice(6)].join('-');`,
  `const id = \`${prefix}_\${uuid}\`;`,
  `const timestamp = String(Math.floor(now / 1000));`,
  `pm.variables.set('webhookId', id);`,
  `pm.variables.set('webhookTimestamp', timestamp);`,
  ...[...moments].map(
    ([name, seconds]) =>
      `pm.variables.set('${name}', new Date(now${seconds === 0 ? '' : ` + ${seconds * 1000}`}).toISOString());`,
  ),
  `const body = pm.variables.replaceIn(pm.request.body.raw);`,
  `const mac = HmacSHA256(\`\${id}.\${timestamp}.\${body}\`, key);`,
  `pm.variables.set('webhookSignature', \`v1,\${mac.toString(enc.Base64)}\`);`,
];

/** Returns lines that repeat the message with the given signature, and check the status. */
const sendAgain = (name: string, signature: string, expected: string): readonly string[] => [
  `pm.sendRequest(`,
  `  {`,
  `    url: pm.variables.replaceIn('{{${PARTNER_URL}}}') + path,`,
  `    method: 'POST',`,
  `    header: {`,
  `      'Content-Type': 'application/json',`,
  `      'webhook-id': pm.variables.get('webhookId'),`,
  `      'webhook-timestamp': pm.variables.get('webhookTimestamp'),`,
  `      'webhook-signature': ${signature},`,
  `    },`,
  `    body: { mode: 'raw', raw: pm.variables.replaceIn(pm.request.body.raw) },`,
  `  },`,
  `  (error, response) => {`,
  `    pm.test('${name}', () => {`,
  `      pm.expect(error).to.equal(null);`,
  `      pm.expect(response.code).to.${expected};`,
  `    });`,
  `  },`,
  `);`,
];

const ANY_SUCCESS = 'be.within(200, 299)';

/** Returns tests that check the status, and the body if the contract describes one. */
function answerTest(operation: Operation): readonly string[] {
  const success = successAnswer(operation);
  if (!success?.body) {
    return [
      `pm.test('answers from 200 to 299', () => pm.expect(pm.response.code).to.${ANY_SUCCESS});`,
    ];
  }
  return [
    `pm.test('answers ${success.status}', () => pm.response.to.have.status(${success.status}));`,
    ...schemaTest(compileSchema(success.body.schema.schema)),
  ];
}

/** Whether the provider may send a message twice: if no successful answer has a body. */
const mayRepeat = ({ responses }: Operation): boolean =>
  responses.every(({ status, body }) => !status.startsWith('2') || !body);

/** Returns the scripts that run before and after a request to the partner. */
export function partnerEvents(
  operation: Operation,
  body: SignedBody | undefined,
): readonly JsonObject[] {
  const again = mayRepeat(operation)
    ? sendAgain('takes the message again', `pm.variables.get('webhookSignature')`, ANY_SUCCESS)
    : [];
  const forged = sendAgain(
    'refuses a signature that is not right',
    `\`v1,\${'A'.repeat(43)}=\``,
    'equal(400)',
  );
  const signed =
    body === undefined ? [] : [`const path = '${operation.path}';`, ...again, ...forged];
  return [
    script('prerequest', [...skipScript, ...(body === undefined ? [] : signScript(body))]),
    script('test', [...answerTest(operation), ...signed]),
  ];
}
