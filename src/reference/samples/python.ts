import { literal, quoted, type LiteralSyntax } from './literal';
import type { Credential } from '../contract/credentials';
import type { SampleParts, Text } from './request';
import { partsOf, setVariable, snakeCase } from './secrets';
import { escapeUnprintable, unicodeEscape, when } from './text';

/** Python writes a code point above U+FFFF as `\U` and eight digits, not as a surrogate pair. */
function escape(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, '0')}` : unicodeEscape(character);
}

const string = (text: string) => escapeUnprintable(quoted(text, '"'), escape);

/** Laid out as Black does. */
const SYNTAX: LiteralSyntax = {
  indent: '    ',
  width: 88,
  words: { null: 'None', true: 'True', false: 'False' },
  string,
  key: (name) => `${string(name)}: `,
  emptyObject: '{}',
  openObject: () => '{',
  closeObject: '}',
};

const secret = (credential: Credential): string =>
  credential.isLogin
    ? `{base64.b64encode(${snakeCase(credential)}.encode()).decode()}`
    : `{${snakeCase(credential)}}`;

/** A formatted string; the name alone where the text is a credential and nothing else. */
function formatted(text: Text): string {
  const parts = partsOf(text, String, secret);
  const [first = '', ...rest] = parts;
  return rest.length === 0 && first.startsWith('{') ? first.slice(1, -1) : `f"${parts.join('')}"`;
}

/** A request as a program for Python 3.9 or later, standard library only. */
export function python(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body } = parts;
  const url = partsOf(
    target,
    String,
    (credential) => `{urllib.parse.quote(${snakeCase(credential)}, safe='')}`,
  ).join('');
  const modules = [
    ...when(
      credentials.some(({ isLogin }) => isLogin),
      ['base64'],
    ),
    ...(body === undefined ? [] : ['json']),
    'os',
    'sys',
    'urllib.error',
    ...when(target.length > 1, ['urllib.parse']),
    'urllib.request',
    ...when(hasKey, ['uuid']),
  ];
  const headers = [
    ...parts.secretHeaders.map(([name, value]) => `${string(name)}: ${formatted(value)}`),
    ...parts.headers.map(([name, value]) => `${string(name)}: ${string(value)}`),
    ...when(hasKey, ['"Idempotency-Key": idempotency_key']),
  ];
  return [
    `# ${summary}`,
    ...modules.map((name) => `import ${name}`),
    '',
    `api_url = os.environ.get("PARTNER_API_URL", ${string(baseUrl)})`,
    ...credentials.flatMap((credential) => [
      `${snakeCase(credential)} = os.environ.get("${credential.variable}")`,
      `if not ${snakeCase(credential)}:`,
      `    sys.exit("${setVariable(credential)}")`,
    ]),
    ...when(hasKey, [
      '',
      '# One key per request: a retry sends the same key.',
      'idempotency_key = str(uuid.uuid4())',
    ]),
    ...(body === undefined ? [] : ['', `body = ${literal(body, SYNTAX, 'body = '.length)}`]),
    '',
    'request = urllib.request.Request(',
    `    f"{api_url}${url}",`,
    `    method="${method}",`,
    ...when(headers.length > 0, [
      '    headers={',
      ...headers.map((header) => `        ${header},`),
      '    },',
    ]),
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    # A problem (RFC 9457): act on its code, quote its requestId to support.',
    '    sys.exit(f"HTTP {error.code}: {error.read().decode()}")',
  ];
}
