import { TOPIC_PAGE } from '../sample/cast';
import { expect, test } from '../support/test';
import { BASE_URL } from '../support/paths';
import { answerWith, type Fault, startFaultyHost } from './faulty-host';
import { type Lane, seen, silenceOf } from './silence';

test.setTimeout(300_000);

const JSON_TYPE = { 'content-type': 'application/json' };

/** Failures of scripts, style sheets or pages, in addition to those in assets.spec.ts. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'is refused, in JSON': answerWith(403, JSON_TYPE, '{"error":"forbidden"}'),
  'is one request too many': answerWith(429, { 'retry-after': '30' }, 'Slow down'),
  'is compressed garbage': answerWith(200, { 'content-encoding': 'gzip' }, 'no gzip at all'),
  'is plain, and said to be compressed': answerWith(200, { 'content-encoding': 'br' }),
  'is empty': answerWith(200, {}, ''),
  'has no content': answerWith(204, {}, ''),
  'has not changed since nothing': answerWith(304, {}, ''),
  'is a part that nobody asked for': answerWith(
    206,
    { 'content-range': 'bytes 0-9/5000' },
    '(()=>{',
  ),
  'leads to a login': answerWith(302, { location: `${BASE_URL}404.html` }, ''),
  'leads to a login elsewhere': answerWith(302, { location: 'http://127.0.0.1:9/login' }, ''),
  'leads to itself': answerWith(302, { location: '' }, ''),
  'is longer than it says': (response, { type, body }) =>
    response
      .writeHead(200, { 'content-type': type, 'content-length': Math.floor(body.length / 3) })
      .end(body.subarray(0, body.length / 3)),
  'is shorter than it says': (response, { type, body }) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 3), () => response.destroy());
  },
  'breaks off after a byte': (response, { type, body }) => {
    response.writeHead(200, { 'content-type': type });
    response.write(body.subarray(0, 1), () => response.destroy());
  },
  'breaks off at once': (response) => response.destroy(),
  'stops half way': (response, { type, body }) => {
    response.writeHead(200, { 'content-type': type });
    response.write(body.subarray(0, body.length / 2));
  },
  'is of another deployment': answerWith(200, {}, 'self.webpackChunkpartner_docs=[[[1],{}]]'),
  throws: answerWith(200, {}, 'throw new Error("another version")'),
  'has no charset': (response, { type, body }) =>
    response.writeHead(200, { 'content-type': type.replace(/;.*/, '') }).end(body),
  'has another charset': (response, { type, body }) =>
    response
      .writeHead(200, { 'content-type': type.replace(/;.*/, '; charset=iso-8859-1') })
      .end(body),
  'begins with a mark': (response, { type, body }) =>
    response
      .writeHead(200, { 'content-type': type })
      .end(Buffer.concat([Buffer.from('\ufeff'), body])),
};

const rewritten =
  (rewrite: (html: string) => string, headers: Readonly<Record<string, string>> = {}): Fault =>
  (response, asset) =>
    answerWith(200, headers, rewrite(asset.body.toString('utf8')))(response, asset);

/** Changes to the HTML of a page on its way. */
const PAGE_FAULTS: Readonly<Record<string, Fault>> = {
  'is cut off': rewritten((html) => html.slice(0, html.length / 2)),
  'has no charset': rewritten((html) => html, { 'content-type': 'text/html' }),
  'has lost its files of scripts': rewritten((html) =>
    html.replace(/<script[^>]* src=[^>]*><\/script>/g, ''),
  ),
  'has lost its first script': rewritten((html) => html.replace(/<script>.*?<\/script>/s, '')),
  'has a policy without inline scripts': answerWith(200, {
    'content-security-policy': "script-src 'self'",
  }),
  // React then renders the page again.
  'has lost its comments': rewritten((html) => html.replace(/<!--.*?-->/gs, '')),
  'has a script of somebody else': rewritten((html) =>
    html.replace('<head>', '<head><script>document.title="Wi-Fi"</script>'),
  ),
};

test('every page with a faulty file is complete or shows the failure', async ({ browser }) => {
  const host = await startFaultyHost();
  const lane: Lane = { host, browser };
  const silent: string[] = [];
  let count = 0;
  for (const [target, kinds] of [
    ['general/fees', /\/(?:main|runtime~main)\.\w+\.js$/],
    [TOPIC_PAGE, /\.css$/],
  ] as const) {
    const { look, files } = await seen(lane, target);
    const [own = ''] = files.filter((file) => !/main|runtime|\.css/.test(file)).slice(-1);
    for (const file of [...files.filter((name) => kinds.test(name)), own]) {
      for (const [name, fault] of Object.entries(FAULTS)) {
        count += 1;
        host.fail(file, fault);
        const silence = await silenceOf(lane, target, look);
        if (silence !== undefined) silent.push(`${file} ${name}: ${silence}`);
      }
    }
  }
  await host.close();
  console.log(`hostile: ${count} faults of networks, ${silent.length} silent`);
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(80);
});

test('every page with damaged HTML is complete or shows the failure', async ({ browser }) => {
  const host = await startFaultyHost();
  const lane: Lane = { host, browser };
  const { look } = await seen(lane, 'general/fees');
  const silent: string[] = [];
  for (const [name, fault] of Object.entries(PAGE_FAULTS)) {
    host.fail(`${BASE_URL}general/fees`, fault);
    const silence = await silenceOf(lane, 'general/fees', look);
    if (silence !== undefined) silent.push(`${name}: ${silence}`);
  }
  await host.close();
  console.log(
    `hostile: ${Object.keys(PAGE_FAULTS).length} faults of HTML, ${silent.length} silent`,
  );
  expect(silent).toEqual([]);
});
