import type { SampleGenerator, SampleRequest } from './request';
import { commentText, jsonText } from './text';
import { targetOf } from './url';

/** Quotes a word so that no POSIX shell changes it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * A request as a curl command for POSIX shells. The answer goes to standard output, a problem
 * too: `--fail-with-body` then gives status 22.
 */
function generate(request: SampleRequest): string {
  const { method, baseUrl, auth, idempotencyKey, body } = request;
  const words = [
    'curl --fail-with-body --silent --show-error --max-time 30',
    `--request ${method} "\${PARTNER_API_URL:-${baseUrl}}${targetOf(request)}"`,
    ...(auth
      ? ['--header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}"']
      : []),
    ...request.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(idempotencyKey === undefined
      ? []
      : [`--header ${quote(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`--data ${quote(jsonText(body))}`]),
  ];
  return [
    `# ${commentText(request.summary)}`,
    ...(idempotencyKey === undefined
      ? []
      : ['# Use a new Idempotency-Key for a new request and the same one to retry it.']),
    words.join(' \\\n  '),
  ].join('\n');
}

export const curl: SampleGenerator = { id: 'curl', label: 'curl', prismLanguage: 'bash', generate };
