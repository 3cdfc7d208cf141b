/** A webhook receiver, which verifies every delivery as the webhook page describes. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** The secrets in use, the events that have arrived, by id, and the refused deliveries. */
export const secrets = [];
export const events = new Map();
export const refused = [];

function isGenuine({ headers }, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const content = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = Buffer.from(
      `v1,${createHmac('sha256', key).update(content).digest('base64')}`,
    );
    return signatures.split(' ').some((signature) => {
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
}

/** Starts the receiver and returns its base address. */
export async function receive() {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (request.url !== '/events' || !isGenuine(request, body)) {
        refused.push(`${request.url} ${body}`);
        response.writeHead(400).end();
        return;
      }
      const event = JSON.parse(body);
      events.set(event.id, event);
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${server.address().port}`;
}
