// Receive events: verify the signature, store each event once, answer 204.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const TOLERANCE = 5 * 60; // seconds

const secret = process.env.WEBHOOK_SECRET ?? '';
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
if (key.length < 24) {
  console.error('Set WEBHOOK_SECRET to your signing secret.');
  process.exit(1);
}
const inbox = process.env.INBOX ?? 'inbox';
await mkdir(inbox, { recursive: true });

function isGenuine(headers, rawBody) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !/^\d+$/.test(timestamp) || !signatures) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE) return false;

  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody);
  const expected = Buffer.from(`v1,${mac.digest('base64')}`);
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// Stands for an insert into a table whose key is the id. A worker takes the events from there.
async function storeOnce(id, rawBody) {
  await writeFile(`${inbox}/${id}.json`, rawBody, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error; // There already: a duplicate.
  });
}

async function answer({ headers }, rawBody) {
  if (!isGenuine(headers, rawBody)) return 400;
  await storeOnce(headers['webhook-id'], rawBody);
  return 204;
}

createServer(async (request, response) => {
  try {
    const rawBody = Buffer.concat(await request.toArray());
    response.writeHead(await answer(request, rawBody)).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end(); // Not stored: the event is sent again.
  }
}).listen(Number(process.env.PORT ?? 8080));
