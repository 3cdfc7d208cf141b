// List shelves
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKeyHeader = process.env.PARTNER_KEY;
if (!apiKeyHeader) {
  console.error('Set PARTNER_KEY to your API key header.');
  process.exit(1);
}
const apiKeyAppId = process.env.PARTNER_APP;
if (!apiKeyAppId) {
  console.error('Set PARTNER_APP to your API key app.id.');
  process.exit(1);
}
const apiKeySession = process.env.PARTNER_SESSION;
if (!apiKeySession) {
  console.error('Set PARTNER_SESSION to your API key session.');
  process.exit(1);
}

const url = `${apiUrl}/shelves?floor=2&app%5Bid%5D=${encodeURIComponent(apiKeyAppId)}`;
const response = await fetch(url, {
  method: 'GET',
  headers: {
    'X-Api-Key': apiKeyHeader,
    Cookie: `branch=north; session=${apiKeySession}`,
  },
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (!response.ok) {
  // A problem (RFC 9457): act on its code, quote its requestId to support.
  console.error(`HTTP ${response.status}: ${answer}`);
  process.exit(1);
}
console.log(answer);
