// Sign in at the counter
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const body = 'name=Ana%20Kova%C4%8D&shelf=a/1&shelf=b%262';

const url = `${apiUrl}/sessions`;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body,
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (!response.ok) {
  // A problem (RFC 9457): act on its code, quote its requestId to support.
  console.error(`HTTP ${response.status}: ${answer}`);
  process.exit(1);
}
console.log(answer);
