import { createServer } from 'node:http';
import { OPERATIONS } from '../../sample/cast';
import { expect, test } from '../../support/test';
import { answerBody, openOperation, send } from './support';

const SENT = '{"amount":9007199254740993,"rates":[1.10,0.12345678901234567891,1E5]}';
const ANSWER =
  '{"id":1050201062612639744,"price":1.10,"huge":1e400,"nothing":-0,"low":-9223372036854775808}';

/** An API elsewhere, which other origins may call. */
async function startApi() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(Buffer.concat(chunks).toString());
      response
        .writeHead(request.method === 'OPTIONS' ? 204 : 201, {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
          'access-control-allow-methods': 'POST',
          ...(request.method === 'OPTIONS' ? {} : { 'content-type': 'application/json' }),
        })
        .end(request.method === 'OPTIONS' ? undefined : ANSWER);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { bodies, url: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

test('numbers keep their digits on the way to a server and back', async ({ page }) => {
  const api = await startApi();
  try {
    await openOperation(page, OPERATIONS.create.id);
    await page.getByLabel('Own base URL').check();
    await page.getByLabel('Base URL', { exact: true }).fill(api.url);
    await page.getByLabel('API key').fill('sk_sandbox_51a2b3c4d5');
    const body = page.getByLabel('Body (JSON)');
    await body.fill(SENT);
    await page.getByRole('button', { name: 'Format', exact: true }).click();
    expect((await body.inputValue()).replaceAll(/\s/g, '')).toBe(SENT);
    await send(page, 201);
    expect(api.bodies.map((text) => text.replaceAll(/\s/g, ''))).toEqual([SENT]);
    const shown = await answerBody(page).textContent();
    expect(shown?.replaceAll(/\s/g, '')).toContain(ANSWER);
  } finally {
    api.close();
  }
});
