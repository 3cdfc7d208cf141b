// Change a reader
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

// One key per request: a retry sends the same key.
const idempotencyKey = crypto.randomUUID();

const body = {
  email: 'ana.kovac@reader.example',
  phone: null,
};

const url = `${apiUrl}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e`;
const response = await fetch(url, {
  method: 'PATCH',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Api-Version': '2026-03-01',
    'Content-Type': 'application/merge-patch+json',
    'Idempotency-Key': idempotencyKey,
  },
  body: JSON.stringify(body),
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (!response.ok) {
  // A problem (RFC 9457): act on its code, quote its requestId to support.
  console.error(`HTTP ${response.status}: ${answer}`);
  process.exit(1);
}
console.log(answer);
