// Record an entry
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const body =
  '{\n' +
  '  "amount": 9007199254740993,\n' +
  '  "rate": 0.12345678901234567891,\n' +
  '  "price": 1.10,\n' +
  '  "limits": [\n' +
  '    -9223372036854775808,\n' +
  '    1e400\n' +
  '  ]\n' +
  '}';

const url = `${apiUrl}/entries`;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Api-Version': '2026-03-01',
    'Content-Type': 'application/json',
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
