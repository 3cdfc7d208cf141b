import { literal, quoted, type LiteralSyntax } from './literal';
import type { Credential } from '../contract/http/credentials';
import type { Payload } from '../contract/http/payload';
import { segmentsOf, segmentsType, textLines, type Segment } from './payload';
import type { SampleParts, Text } from './request';
import { partsOf, setVariable, snakeCase } from './secrets';
import { codePointEscape, escapeUnprintable, when } from './text';

const string = (text: string) => escapeUnprintable(quoted(text, '"'), codePointEscape);

/** Returns the expression for one piece of a body, as bytes. */
function bytes(segment: Segment): string {
  if ('file' in segment) return `pathlib.Path(${string(segment.file)}).read_bytes()`;
  const [first = '""', ...more] = textLines(segment.text).map(string);
  return more.length === 0
    ? `${first}.encode()`
    : `(\n${[first, ...more].map((line) => `    ${line}\n`).join('')}).encode()`;
}

/** Returns the expression for a body that is not JSON. */
function bodyOf(payload: Payload): string {
  const segments = segmentsOf(payload).map(bytes);
  if (segments.length === 1) return segments.join('');
  const lines = segments.flatMap((segment) => `${segment},`.split('\n'));
  return `b"".join(\n    [\n${lines.map((line) => `        ${line}\n`).join('')}    ]\n)`;
}

/** Follows the formatting of Black. */
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

/** Returns a formatted string, or only the variable if the text is a single credential. */
function formatted(text: Text): string {
  const parts = partsOf(text, String, secret);
  const [first = '', ...rest] = parts;
  return rest.length === 0 && first.startsWith('{') ? first.slice(1, -1) : `f"${parts.join('')}"`;
}

/** Writes a request as a program for Python 3.9 or later, standard library only. */
export function python(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body, payload } = parts;
  const usesFile =
    payload !== undefined && segmentsOf(payload).some((segment) => 'file' in segment);
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
    ...when(usesFile, ['pathlib']),
    'sys',
    'urllib.error',
    ...when(target.length > 1, ['urllib.parse']),
    'urllib.request',
    ...when(hasKey, ['uuid']),
  ];
  const headers = [
    ...parts.secretHeaders.map(([name, value]) => `${string(name)}: ${formatted(value)}`),
    ...[...parts.headers, ...segmentsType(payload)].map(
      ([name, value]) => `${string(name)}: ${string(value)}`,
    ),
    ...when(hasKey, ['"Idempotency-Key": idempotency_key']),
  ];
  return [
    `# ${summary}`,
    ...modules.map((name) => `import ${name}`),
    '',
    `api_url = os.environ.get("${parts.urlVariable}", ${string(baseUrl)})`,
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
    ...(payload ? ['', `body = ${bodyOf(payload)}`] : []),
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
    ...when(payload !== undefined, ['    data=body,']),
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    parts.isHead ? '        print(response.headers)' : '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    ...parts.errorNote.map((note) => `    # ${note}`),
    '    sys.exit(f"HTTP {error.code}: {error.read().decode()}")',
  ];
}
