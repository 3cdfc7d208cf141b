// Add a cover
import { readFile } from 'node:fs/promises';

const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const body = new FormData();
body.append('title', 'Ana\'s "first"; $HOME \\ 1');
const part2 = new Blob(['{"pages":[1,2],"by":"\\"A\\""}'], { type: 'application/json' });
body.append('about', part2);
const part3 = new Blob([await readFile('cover.png')], { type: 'image/png' });
body.append('cover', part3, 'cover.png');
const part4 = new Blob([await readFile('back.png')], { type: 'image/png' });
body.append('back', part4, 'back.png');

const url = `${apiUrl}/books/book_1/covers`;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Api-Version': '2026-03-01',
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
