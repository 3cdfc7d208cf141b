import { literal, quoted, type LiteralSyntax } from './literal';
import type { SampleParts } from './request';
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

/** A request as a program for Python 3.9 or later, standard library only. */
export function python(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, auth, hasKey, body } = parts;
  const modules = [
    ...(body === undefined ? [] : ['json']),
    'os',
    'sys',
    'urllib.error',
    'urllib.request',
    ...when(hasKey, ['uuid']),
  ];
  const headers = [
    ...when(auth, ['"Authorization": f"Bearer {api_key}"']),
    ...parts.headers.map(([name, value]) => `${string(name)}: ${string(value)}`),
    ...when(hasKey, ['"Idempotency-Key": idempotency_key']),
  ];
  return [
    `# ${summary}`,
    ...modules.map((name) => `import ${name}`),
    '',
    `api_url = os.environ.get("PARTNER_API_URL", ${string(baseUrl)})`,
    ...when(auth, [
      'api_key = os.environ.get("PARTNER_API_KEY")',
      'if not api_key:',
      '    sys.exit("Set PARTNER_API_KEY to your API key.")',
    ]),
    ...when(hasKey, [
      '',
      '# One key per request: a retry sends the same key.',
      'idempotency_key = str(uuid.uuid4())',
    ]),
    ...(body === undefined ? [] : ['', `body = ${literal(body, SYNTAX, 'body = '.length)}`]),
    '',
    'request = urllib.request.Request(',
    `    f"{api_url}${target}",`,
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
