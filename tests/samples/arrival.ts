import { expect } from 'vitest';
import type { Credential } from '../../src/reference/contract/http/credentials';
import type { SampleLanguageId, SampleRequest } from '../../src/reference/samples';
import { jsonText, parseExact } from '../../src/reference/contract/numeral';
import type { Captured } from './capture-server';

export const API_KEY = 'sk_sandbox_0123456789abcdef';
export const LOGIN = 'ana:it is a secret';

const sentAs = ({ isLogin }: Credential): string => (isLogin ? LOGIN : API_KEY);

/** The variables from which a request reads its credentials. */
export const environmentOf = ({ credentials }: SampleRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(credentials.map((credential) => [credential.variable, sentAs(credential)]));

/** Whether a body has numbers that must arrive with their digits. */
const isExact = ({ body }: SampleRequest): boolean =>
  body !== undefined && jsonText(body) !== JSON.stringify(body);

const canonical = (json: string) => JSON.stringify(JSON.parse(json));

/** The text that tests write into a file before a sample sends it. */
export const contentOf = (file: string): string => `content of ${file}\n`;

/** Parses a multipart body without the code that writes it. */
async function partsIn({ headers, body }: Captured): Promise<unknown> {
  const type = headers.get('content-type')?.[0] ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]),
  );
}

/** The expected body, in the form in which `bodyIn` parses it. */
function bodySent({ body, payload }: SampleRequest): unknown {
  if (!payload) return body === undefined ? undefined : jsonText(body);
  if ('text' in payload) return payload.text;
  if ('file' in payload) return contentOf(payload.file);
  return payload.parts.map(({ name, text = '', file }) => [
    name,
    file === undefined ? text : contentOf(file),
  ]);
}

async function bodyIn(captured: Captured, request: SampleRequest): Promise<unknown> {
  const { payload } = request;
  if (captured.body === '') return undefined;
  if (isExact(request)) return jsonText(parseExact(captured.body));
  if (!payload) return canonical(captured.body);
  return 'parts' in payload ? partsIn(captured) : captured.body;
}

/** Parses a request without the encoder that the samples use. */
function decode(captured: Captured, template: string) {
  const [path = '', ...rest] = captured.target.split('?');
  const names = template.split('/');
  const segments = path.split('/');
  return {
    method: captured.method,
    segments: segments.map(decodeURIComponent),
    pathParams: Object.fromEntries(
      names.flatMap((name, index) =>
        name.startsWith('{')
          ? [[name.slice(1, -1), decodeURIComponent(segments[index] ?? '')]]
          : [],
      ),
    ),
    query:
      rest.length === 0
        ? []
        : rest
            .join('?')
            .split('&')
            .map((pair) => pair.split('=').map(decodeURIComponent)),
  };
}

/** Fails unless body and headers are those that the sample was made from. */
export async function expectMessage(
  captured: Captured,
  request: SampleRequest,
  language: SampleLanguageId,
): Promise<void> {
  const { credentials } = request;
  expect(await bodyIn(captured, request)).toEqual(bodySent(request));
  if (request.payload && 'parts' in request.payload) {
    const types = [...captured.body.matchAll(/^content-type: (.+)\r$/gim)].map(([, type]) => type);
    expect(types).toEqual(request.payload.parts.flatMap(({ type }) => type ?? []));
  }

  const values = (name: string) => captured.headers.get(name.toLowerCase()) ?? [];
  const cookies = credentials
    .filter(({ in: place }) => place === 'cookie')
    .map((credential) => `${credential.name}=${sentAs(credential)}`);
  for (const [name, value] of request.headers) {
    const more = name === 'Cookie' ? cookies : [];
    expect(values(name), name).toEqual([[value, ...more].join('; ')]);
  }
  const hasParts = request.payload !== undefined && 'parts' in request.payload;
  if (!hasParts && !request.headers.some(([name]) => name === 'Content-Type')) {
    expect(values('content-type')).toEqual([]);
  }
  for (const credential of credentials.filter(({ in: place }) => place === 'header')) {
    const { name, prefix = '', isLogin } = credential;
    const sent = isLogin ? Buffer.from(LOGIN).toString('base64') : API_KEY;
    expect(values(name), name).toEqual([prefix + sent]);
  }
  const sent = [...credentials.map(({ name }) => name), ...request.headers.map(([name]) => name)];
  if (!sent.includes('Authorization')) {
    expect(values('authorization')).toEqual([]);
  }
  const keys = values('idempotency-key');
  if (request.idempotencyKey === undefined) expect(keys).toEqual([]);
  else if (language === 'curl') expect(keys).toEqual([request.idempotencyKey]);
  else
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/)]);
}

/** Fails unless the received request is exactly the one that the sample was made from. */
export async function expectArrival(
  captured: Captured | undefined,
  request: SampleRequest,
  language: SampleLanguageId,
): Promise<void> {
  expect(captured, 'no request arrived').toBeDefined();
  if (captured === undefined) return;
  const { credentials } = request;
  expect(decode(captured, request.path)).toEqual({
    method: request.method,
    segments: request.path
      .split('/')
      .map((segment) =>
        decodeURIComponent(segment).replace(
          /\{(.+)\}/,
          (_, name: string) => request.pathParams[name] ?? '',
        ),
      ),
    pathParams: request.pathParams,
    query: [
      ...request.query.map(([name, value, isEncoded]) =>
        isEncoded ? [name, value].map(decodeURIComponent) : [name, value],
      ),
      ...credentials
        .filter(({ in: place }) => place === 'query')
        .map((credential) => [credential.name, sentAs(credential)]),
    ],
  });
  await expectMessage(captured, request, language);
}
