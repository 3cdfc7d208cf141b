// List books
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';

const url = `${apiUrl}/books`;
const response = await fetch(url, {
  method: 'GET',
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (!response.ok) {
  // A problem (RFC 9457): act on its code, quote its requestId to support.
  console.error(`HTTP ${response.status}: ${answer}`);
  process.exit(1);
}
console.log(answer);
