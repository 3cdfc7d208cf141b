/**
 * Words of the conventions of the sample contracts, of their product, and of errors and keys. A
 * page or a sample of another document may only contain those that the document contains.
 */
const OURS = [
  'partner',
  'rebell',
  'idempotency',
  'api-version',
  'request-id',
  'requestId',
  'rate limit',
  'ratelimit',
  'rfc 9457',
  'problem',
  'sk_sandbox',
  'whsec_',
  'retry',
  'webhook-signature',
  'authentication_failed',
  'permission_denied',
  'not_found',
  'validation_failed',
  'malformed_json',
  'unsupported_media_type',
  'parameter_invalid',
] as const;

/** The words of ours in a text that a document does not contain. */
export function inventionsIn(text: string, document: string): readonly string[] {
  const [said, written] = [text.toLowerCase(), document.toLowerCase()];
  return OURS.filter((word) => {
    const lower = word.toLowerCase();
    return said.includes(lower) && !written.includes(lower);
  });
}
