// Check a book
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const url = `${apiUrl}/books/1`;
const response = await fetch(url, {
  method: 'HEAD',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Api-Version': '2026-03-01',
  },
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (!response.ok) {
  // A problem (RFC 9457): act on its code, quote its requestId to support.
  console.error(`HTTP ${response.status}: ${answer}`);
  process.exit(1);
}
console.log(response.headers);
