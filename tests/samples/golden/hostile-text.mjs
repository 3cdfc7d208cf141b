// Send odd text
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

const body =
  'it\'s "quoted" \\ and \\\\\n' +
  '$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}\n' +
  "'; exit 7 #\n" +
  '</script> ?> <?php -- /* */ // """ \'\'\' \\u0041\n' +
  'line\n' +
  'break\r\ttabnull\u001besc\u007f\n' +
  'Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0';

const url = `${apiUrl}/notes`;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'text/plain; charset=utf-8',
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
