import type { Payload } from '../contract/http/payload';
import { literal, quoted, type LiteralSyntax } from './literal';
import type { SampleParts, Text } from './request';
import { camelCase, partsOf, setVariable } from './secrets';
import { textLines } from './payload';
import { escapeUnprintable, unicodeEscape, when } from './text';

const string = (text: string) => escapeUnprintable(quoted(text, "'"), unicodeEscape);

function key(name: string): string {
  // In an object literal, a plain `__proto__` sets the prototype instead of adding a property.
  if (name === '__proto__') return `['__proto__']: `;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name)}: `;
}

/** Follows the formatting of Prettier with single quotes and 100 columns. */
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

/** Returns a template literal, or only the variable if the text is a single credential. */
function template(text: Text): string {
  const parts = partsOf(text, String, (credential) =>
    credential.isLogin
      ? `\${Buffer.from(${camelCase(credential)}).toString('base64')}`
      : `\${${camelCase(credential)}}`,
  );
  const [first = '', ...rest] = parts;
  return rest.length === 0 && first.startsWith('${') ? first.slice(2, -1) : `\`${parts.join('')}\``;
}

const read = (file: string): string => `await readFile(${string(file)})`;

/** Writes a text below its variable name if it is long or has several lines, as Prettier does. */
function textBody(text: string): string {
  const lines = textLines(text).map(string);
  const line = `const body = ${lines.join('')};`;
  return lines.length === 1 && line.length <= SYNTAX.width
    ? line
    : `const body =\n  ${lines.join(' +\n  ')};`;
}

/** Returns the lines that create a body that is not JSON. */
function bodyLines(payload: Payload): readonly string[] {
  if ('text' in payload) return [textBody(payload.text)];
  if ('file' in payload) return [`const body = ${read(payload.file)};`];
  const parts = payload.parts.flatMap(({ name, text = '', file, type }, index) => {
    if (file === undefined && type === undefined) {
      return [`body.append(${string(name)}, ${string(text)});`];
    }
    const part = `part${index + 1}`;
    const content = file === undefined ? string(text) : read(file);
    const ending = file === undefined ? '' : `, ${string(file)}`;
    return [
      `const ${part} = new Blob([${content}], { type: ${string(type ?? 'text/plain')} });`,
      `body.append(${string(name)}, ${part}${ending});`,
    ];
  });
  return ['const body = new FormData();', ...parts];
}

const usesFile = (payload: Payload | undefined): boolean =>
  payload !== undefined &&
  ('parts' in payload ? payload.parts.some(({ file }) => file !== undefined) : 'file' in payload);

/** Writes a request as an ECMAScript module for Node.js 20 or later (built-in `fetch`). */
export function node(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body, payload } = parts;
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
    ...when(usesFile(payload), ["import { readFile } from 'node:fs/promises';", '']),
    `const apiUrl = process.env.${parts.urlVariable} ?? ${string(baseUrl)};`,
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
    ...(payload ? ['', ...bodyLines(payload)] : []),
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
    ...when(payload !== undefined, ['  body,']),
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'const answer = await response.text();',
    'if (!response.ok) {',
    ...parts.errorNote.map((note) => `  // ${note}`),
    '  console.error(`HTTP ${response.status}: ${answer}`);',
    '  process.exit(1);',
    '}',
    parts.isHead ? 'console.log(response.headers);' : 'console.log(answer);',
  ];
}
