// Get a reader
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const login = process.env.PARTNER_BASIC_AUTH;
if (!login) {
  console.error('Set PARTNER_BASIC_AUTH to your login, user:password.');
  process.exit(1);
}

const url = `${apiUrl}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e`;
const response = await fetch(url, {
  method: 'GET',
  headers: {
    Authorization: `Basic ${Buffer.from(login).toString('base64')}`,
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
