import { literal, quoted, type LiteralSyntax } from './literal';
import type { SampleParts } from './request';
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

/** A request as an ECMAScript module for Node.js 20 or later (built-in `fetch`). */
export function node(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, auth, hasKey, body } = parts;
  const headers = [
    ...when(auth, ['Authorization: `Bearer ${apiKey}`']),
    ...parts.headers.map(([name, value]) => `${key(name)}${string(value)}`),
    ...when(hasKey, ["'Idempotency-Key': idempotencyKey"]),
  ];
  return [
    `// ${summary}`,
    `const apiUrl = process.env.PARTNER_API_URL ?? ${string(baseUrl)};`,
    ...when(auth, [
      'const apiKey = process.env.PARTNER_API_KEY;',
      'if (!apiKey) {',
      "  console.error('Set PARTNER_API_KEY to your API key.');",
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
    `const url = \`\${apiUrl}${target}\`;`,
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
