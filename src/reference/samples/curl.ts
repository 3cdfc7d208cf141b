import type { SampleParts } from './request';
import { jsonText, when } from './text';

/** Quotes a word so that no POSIX shell changes it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * A request as a curl command for POSIX shells. The answer goes to standard output, a problem
 * too: `--fail-with-body` then gives status 22.
 */
export function curl(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, auth, hasKey, body } = parts;
  const words = [
    'curl --fail-with-body --silent --show-error --max-time 30',
    `--request ${method} "\${PARTNER_API_URL:-${baseUrl}}${target}"`,
    ...when(auth, ['--header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}"']),
    ...parts.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...when(hasKey, [`--header ${quote(`Idempotency-Key: ${parts.idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`--data ${quote(jsonText(body))}`]),
  ];
  return [
    `# ${summary}`,
    ...when(hasKey, [
      '# Use a new Idempotency-Key for a new request and the same one to retry it.',
    ]),
    words.join(' \\\n  '),
  ];
}
