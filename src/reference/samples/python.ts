import { literal, quoted, type LiteralSyntax } from './literal';
import type { SampleGenerator, SampleRequest } from './request';
import { commentText, escapeUnprintable, unicodeEscape } from './text';
import { targetOf } from './url';

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Python writes a code point above U+FFFF as `\U` and eight digits, not as a surrogate pair. */
function escape(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, '0')}` : unicodeEscape(character);
}

const string = (text: string) =>
  escapeUnprintable(quoted(text, '"'), (found) => ESCAPES[found] ?? escape(found));

/** Laid out as Black does. */
const SYNTAX: LiteralSyntax = {
  indent: '    ',
  width: 88,
  null: 'None',
  true: 'True',
  false: 'False',
  string,
  key: (name) => `${string(name)}: `,
  emptyObject: '{}',
  openObject: () => '{',
  closeObject: '}',
  breaksBeforeLongString: false,
};

/** A request as a program for Python 3.9 or later, standard library only. */
function generate(request: SampleRequest): string {
  const { method, baseUrl, auth, idempotencyKey, body } = request;
  const modules = [
    ...(body === undefined ? [] : ['json']),
    'os',
    'sys',
    'urllib.error',
    'urllib.request',
    ...(idempotencyKey === undefined ? [] : ['uuid']),
  ];
  const headers = [
    ...(auth ? ['"Authorization": f"Bearer {api_key}"'] : []),
    ...request.headers.map(([name, value]) => `${string(name)}: ${string(value)}`),
    ...(idempotencyKey === undefined ? [] : ['"Idempotency-Key": idempotency_key']),
  ];
  return [
    `# ${commentText(request.summary)}`,
    ...modules.map((name) => `import ${name}`),
    '',
    `api_url = os.environ.get("PARTNER_API_URL", ${string(baseUrl)})`,
    ...(auth
      ? [
          'api_key = os.environ.get("PARTNER_API_KEY")',
          'if not api_key:',
          '    sys.exit("Set PARTNER_API_KEY to your API key.")',
        ]
      : []),
    ...(idempotencyKey === undefined
      ? []
      : [
          '',
          '# One key per request: a retry sends the same key.',
          'idempotency_key = str(uuid.uuid4())',
        ]),
    ...(body === undefined ? [] : ['', `body = ${literal(body, SYNTAX, 'body = '.length)}`]),
    '',
    'request = urllib.request.Request(',
    `    f"{api_url}${targetOf(request)}",`,
    `    method="${method}",`,
    ...(headers.length === 0
      ? []
      : ['    headers={', ...headers.map((header) => `        ${header},`), '    },']),
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    ')',
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    # A problem (RFC 9457): act on its code, quote its requestId to support.',
    '    sys.exit(f"HTTP {error.code}: {error.read().decode()}")',
  ].join('\n');
}

export const python: SampleGenerator = {
  id: 'python',
  label: 'Python',
  prismLanguage: 'python',
  generate,
};
