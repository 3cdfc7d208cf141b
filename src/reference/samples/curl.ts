import type { Credential } from '../contract/http/credentials';
import type { Payload } from '../contract/http/payload';
import type { SampleParts, Text } from './request';
import { partsOf, setIt } from './secrets';
import { jsonText, when } from './text';

/** Quotes a word so that no POSIX shell changes it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const variable = (credential: Credential): string =>
  `\${${credential.variable}:?${setIt(credential)}}`;

/** Double-quotes a text; its plain parts contain nothing that a shell would interpret. */
const filled = (text: Text): string => `"${partsOf(text, String, variable).join('')}"`;

const secretHeader = ([name, value]: SampleParts['secretHeaders'][number]): string => {
  const login = value.find((part) => typeof part === 'object' && part.isLogin);
  return login === undefined
    ? `--header ${filled([`${name}: `, ...value])}`
    : `--user ${filled([login])}`;
};

/** Quotes a value of `--form` so that curl does not interpret it. */
const formValue = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

function payloadWords(payload: Payload): readonly string[] {
  if ('text' in payload) return [`--data-raw ${quote(payload.text)}`];
  if ('file' in payload) return [`--data-binary ${quote(`@${payload.file}`)}`];
  return payload.parts.map(({ name, text = '', file, type }) => {
    const suffix = type === undefined ? '' : `;type=${type}`;
    if (file !== undefined) return `--form ${quote(`${name}=@${file}${suffix}`)}`;
    return type === undefined
      ? `--form-string ${quote(`${name}=${text}`)}`
      : `--form ${quote(`${name}=${formValue(text)}${suffix}`)}`;
  });
}

/**
 * Writes a request as a curl command for POSIX shells. The answer goes to standard output, even if
 * it is a problem: `--fail-with-body` then exits with status 22.
 */
export function curl(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, hasKey, isHead, body, payload } = parts;
  const how = isHead ? '--head' : `--request ${method}`;
  const words = [
    'curl --fail-with-body --silent --show-error --max-time 30',
    `${how} ${filled([`\${${parts.urlVariable}:-${baseUrl}}`, ...target])}`,
    ...parts.secretHeaders.map(secretHeader),
    ...parts.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...when(hasKey, [`--header ${quote(`Idempotency-Key: ${parts.idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`--data ${quote(jsonText(body))}`]),
    ...(payload ? payloadWords(payload) : []),
  ];
  return [
    `# ${summary}`,
    ...when(hasKey, [
      '# Use a new Idempotency-Key for a new request and the same one to retry it.',
    ]),
    words.join(' \\\n  '),
  ];
}
