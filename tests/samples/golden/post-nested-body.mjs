// Register a reader
const apiUrl = process.env.PARTNER_API_URL ?? 'https://api.library.example/v1';
const apiKey = process.env.PARTNER_API_KEY;
if (!apiKey) {
  console.error('Set PARTNER_API_KEY to your API key.');
  process.exit(1);
}

// One key per request: a retry sends the same key.
const idempotencyKey = crypto.randomUUID();

const body = {
  ownNumber: 'reader-7',
  type: 'adult',
  firstName: 'Ana',
  lastName: 'Kovač',
  address: {
    line1: "Ulica d'Annunzio 1",
    city: 'Ljubljana',
    country: 'SI',
  },
  nationalities: ['SI', 'IT'],
  documents: [
    {
      type: 'passport',
      pages: [1, 2],
    },
  ],
  termsAccepted: true,
  note: 'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
  remark:
    'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
};

const url = `${apiUrl}/readers`;
const response = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Api-Version': '2026-03-01',
    'Content-Type': 'application/json',
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
