import type { Credential } from '../contract/http/credentials';
import type { Payload } from '../contract/http/payload';
import type { SampleParts } from './request';
import { camelCase, partsOf, setVariable } from './secrets';
import { segmentsOf, segmentsType, textLines } from './payload';
import { codePointEscape, escapeUnprintable, jsonText, when } from './text';

/** Quotes a text. Headers and addresses are ASCII, which JSON and Go quote in the same way. */
const string = (text: string) => JSON.stringify(text);

/** Writes JSON as a raw string. Raw strings cannot contain backticks, so JSON escapes them. */
const rawString = (json: string) => `\`${json.replaceAll('`', '\\u0060')}\``;

const secret = (credential: Credential): string =>
  credential.isLogin
    ? `base64.StdEncoding.EncodeToString([]byte(${camelCase(credential)}))`
    : camelCase(credential);

/** Writes a text as a literal per line, escaped: Go files may not contain a byte order mark. */
const text = (value: string, separator: string): string =>
  textLines(value)
    .map((line) => escapeUnprintable(string(line), codePointEscape))
    .join(` +\n${separator}`);

const CHECK = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'] as const;

/** Returns the lines that create a body that is not JSON. */
function bodyLines(payload: Payload): readonly string[] {
  if ('text' in payload) return [`\tbody := strings.NewReader(${text(payload.text, '\t\t')})`];
  if ('file' in payload) {
    return [
      `\tfile, err := os.ReadFile(${string(payload.file)})`,
      ...CHECK,
      '\tbody := bytes.NewReader(file)',
    ];
  }
  const segments = segmentsOf(payload);
  const files = segments.flatMap((segment) => ('file' in segment ? [segment.file] : []));
  let read = 0;
  return [
    ...files.flatMap((file, index) => [
      `\tfile${index + 1}, err := os.ReadFile(${string(file)})`,
      ...CHECK,
    ]),
    '\tbody := bytes.NewReader(bytes.Join([][]byte{',
    ...segments.map((segment) =>
      'file' in segment
        ? `\t\tfile${(read += 1)},`
        : `\t\t[]byte(${text(segment.text, '\t\t\t')}),`,
    ),
    '\t}, nil))',
  ];
}

/** Writes a request as a program for Go 1.19 or later, standard library only. */
export function go(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body, payload } = parts;
  const hasText = body !== undefined || (payload !== undefined && 'text' in payload);
  const hasBody = body !== undefined || payload !== undefined;
  const packages = [
    ...when(hasBody && !hasText, ['bytes']),
    ...when(hasKey, ['crypto/rand']),
    ...when(
      credentials.some(({ isLogin }) => isLogin),
      ['encoding/base64'],
    ),
    'fmt',
    'io',
    'log',
    'net/http',
    ...when(target.length > 1, ['net/url']),
    'os',
    ...when(hasText, ['strings']),
    'time',
  ];
  const url = partsOf(target, string, (credential) => `url.QueryEscape(${camelCase(credential)})`);
  return [
    `// ${summary}`,
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    `\tapiURL := os.Getenv("${parts.urlVariable}")`,
    '\tif apiURL == "" {',
    `\t\tapiURL = ${string(baseUrl)}`,
    '\t}',
    ...credentials.flatMap((credential) => [
      `\t${camelCase(credential)} := os.Getenv("${credential.variable}")`,
      `\tif ${camelCase(credential)} == "" {`,
      `\t\tlog.Fatal("${setVariable(credential)}")`,
      '\t}',
    ]),
    ...when(hasKey, [
      '',
      '\t// One key per request: a retry sends the same key.',
      '\tidempotencyKey := make([]byte, 16)',
      '\tif _, err := rand.Read(idempotencyKey); err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
    ]),
    '',
    ...(body === undefined ? [] : [`\tbody := strings.NewReader(${rawString(jsonText(body))})`]),
    ...(payload ? bodyLines(payload) : []),
    `\turl := ${['apiURL', ...url].join(' + ')}`,
    `\trequest, err := http.NewRequest("${method}", url, ${hasBody ? 'body' : 'nil'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...parts.secretHeaders.map(
      ([name, value]) =>
        `\trequest.Header.Set(${string(name)}, ${partsOf(value, string, secret).join('+')})`,
    ),
    ...[...parts.headers, ...segmentsType(payload)].map(
      ([name, value]) => `\trequest.Header.Set(${string(name)}, ${string(value)})`,
    ),
    ...when(hasKey, ['\trequest.Header.Set("Idempotency-Key", fmt.Sprintf("%x", idempotencyKey))']),
    '',
    '\tclient := http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode >= 300 {',
    ...parts.errorNote.map((note) => `\t\t// ${note}`),
    '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, answer)',
    '\t}',
    parts.isHead ? '\tfmt.Println(response.Header)' : '\tfmt.Println(string(answer))',
    '}',
  ];
}
