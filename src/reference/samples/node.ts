import { literal, quoted, type LiteralSyntax } from './literal';
import type { SampleParts, Text } from './request';
import { camelCase, partsOf, setVariable } from './secrets';
import { escapeUnprintable, unicodeEscape, when } from './text';

const string = (text: string) => escapeUnprintable(quoted(text, "'"), unicodeEscape);

function key(name: string): string {
  // In an object literal a plain `__proto__` sets the prototype and adds no member.
  if (name === '__proto__') return `['__proto__']: `;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name)}: `;
}

/** Laid out as Prettier does with single quotes and 100 columns. */
const SYNTAX: LiteralSyntax = {
  indent: '  ',
  width: 100,
  string,
  key,
  emptyObject: '{}',
  openObject: () => '{',
  closeObject: '}',
  breaksBeforeLongString: true,
};

/** A template literal; the name alone where the text is a credential and nothing else. */
function template(text: Text): string {
  const parts = partsOf(text, String, (credential) =>
    credential.isLogin
      ? `\${Buffer.from(${camelCase(credential)}).toString('base64')}`
      : `\${${camelCase(credential)}}`,
  );
  const [first = '', ...rest] = parts;
  return rest.length === 0 && first.startsWith('${') ? first.slice(2, -1) : `\`${parts.join('')}\``;
}

/** A request as an ECMAScript module for Node.js 20 or later (built-in `fetch`). */
export function node(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body } = parts;
  const headers = [
    ...parts.secretHeaders.map(([name, value]) => `${key(name)}${template(value)}`),
    ...parts.headers.map(([name, value]) => `${key(name)}${string(value)}`),
    ...when(hasKey, ["'Idempotency-Key': idempotencyKey"]),
  ];
  const url = partsOf(
    target,
    String,
    (credential) => `\${encodeURIComponent(${camelCase(credential)})}`,
  ).join('');
  return [
    `// ${summary}`,
    `const apiUrl = process.env.PARTNER_API_URL ?? ${string(baseUrl)};`,
    ...credentials.flatMap((credential) => [
      `const ${camelCase(credential)} = process.env.${credential.variable};`,
      `if (!${camelCase(credential)}) {`,
      `  console.error('${setVariable(credential)}');`,
      '  process.exit(1);',
      '}',
    ]),
    ...when(hasKey, [
      '',
      '// One key per request: a retry sends the same key.',
      'const idempotencyKey = crypto.randomUUID();',
    ]),
    ...(body === undefined
      ? []
      : ['', `const body = ${literal(body, SYNTAX, 'const body = '.length)};`]),
    '',
    `const url = \`\${apiUrl}${url}\`;`,
    'const response = await fetch(url, {',
    `  method: '${method}',`,
    ...when(headers.length > 0, [
      '  headers: {',
      ...headers.map((header) => `    ${header},`),
      '  },',
    ]),
    ...(body === undefined ? [] : ['  body: JSON.stringify(body),']),
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'const answer = await response.text();',
    'if (!response.ok) {',
    '  // A problem (RFC 9457): act on its code, quote its requestId to support.',
    '  console.error(`HTTP ${response.status}: ${answer}`);',
    '  process.exit(1);',
    '}',
    'console.log(answer);',
  ];
}
