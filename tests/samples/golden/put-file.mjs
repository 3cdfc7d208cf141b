// Replace a cover
import { readFile } from 'node:fs/promises';

const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const body = await readFile('cover.png');

const url = `${apiUrl}/covers/1`;
const response = await fetch(url, {
  method: 'PUT',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'image/png',
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
