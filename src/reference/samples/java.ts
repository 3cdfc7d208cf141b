import type { Credential } from '../contract/http/credentials';
import type { Payload } from '../contract/http/payload';
import type { SampleParts } from './request';
import { camelCase, partsOf, setVariable } from './secrets';
import { segmentsOf, segmentsType, textLines, type Segment } from './payload';
import { jsonText, unicodeEscape, when } from './text';

/** Escapes all but ASCII: Java 17 reads source files in the encoding of the platform. */
const ascii = (text: string) => text.replace(/[^\n -~]/gu, unicodeEscape);

/** Quotes a text. Header values and addresses are ASCII, which Java quotes as JSON does. */
const string = (text: string) => JSON.stringify(text);

/** Writes a text block (JLS 3.10.6) with an indent of 8 columns, the same as its opening line. */
function textBlock(json: string): string {
  const content = json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return ['"""', ...content.split('\n'), '""";'].join('\n        ');
}

const secret = (credential: Credential): string =>
  credential.isLogin
    ? `Base64.getEncoder().encodeToString(${camelCase(credential)}.getBytes(StandardCharsets.UTF_8))`
    : camelCase(credential);

/** Returns the publisher for one piece of a body that is not JSON. */
const publisherOf = (segment: Segment): string =>
  'file' in segment
    ? `BodyPublishers.ofFile(Path.of(${string(segment.file)}))`
    : `BodyPublishers.ofString(${textLines(segment.text).map(string).join(' +\n                ')})`;

function bodyLine(payload: Payload): string {
  const publishers = segmentsOf(payload).map(publisherOf);
  const all = publishers.join(',\n            ');
  const body = publishers.length === 1 ? all : `BodyPublishers.concat(\n            ${all})`;
  return `    var body =\n        ${body};`;
}

/** Writes a request as a program for Java 17 or later, run from its source: `java Sample.java`. */
export function java(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body, payload } = parts;
  const usesFile =
    payload !== undefined && segmentsOf(payload).some((segment) => 'file' in segment);
  const hasLogin = credentials.some(({ isLogin }) => isLogin);
  const hasQuery = target.length > 1;
  const classes = [
    'java.net.URI',
    ...when(hasQuery, ['java.net.URLEncoder']),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpRequest.BodyPublishers',
    'java.net.http.HttpResponse.BodyHandlers',
    ...when(hasLogin || hasQuery, ['java.nio.charset.StandardCharsets']),
    ...when(usesFile, ['java.nio.file.Path']),
    'java.time.Duration',
    ...when(hasLogin, ['java.util.Base64']),
    ...when(hasKey, ['java.util.UUID']),
  ];
  const headers = [
    ...parts.secretHeaders.map(
      ([name, value]) => `${string(name)}, ${partsOf(value, string, secret).join(' + ')}`,
    ),
    ...[...parts.headers, ...segmentsType(payload)].map(
      ([name, value]) => `${string(name)}, ${string(value)}`,
    ),
    ...when(hasKey, ['"Idempotency-Key", idempotencyKey']),
  ];
  const publisher = payload
    ? 'body'
    : body === undefined
      ? 'BodyPublishers.noBody()'
      : 'BodyPublishers.ofString(body)';
  const url = partsOf(
    target,
    string,
    (credential) => `URLEncoder.encode(${camelCase(credential)}, StandardCharsets.UTF_8)`,
  );
  return [
    `// ${summary}`,
    ...classes.map((name) => `import ${name};`),
    '',
    'class Sample {',
    '  public static void main(String[] args) throws Exception {',
    '    var apiUrl =',
    `        System.getenv().getOrDefault("${parts.urlVariable}", ${string(baseUrl)});`,
    ...credentials.flatMap((credential) => [
      `    var ${camelCase(credential)} = System.getenv("${credential.variable}");`,
      `    if (${camelCase(credential)} == null || ${camelCase(credential)}.isEmpty()) {`,
      `      System.err.println("${setVariable(credential)}");`,
      '      System.exit(1);',
      '    }',
    ]),
    ...when(hasKey, [
      '',
      '    // One key per request: a retry sends the same key.',
      '    var idempotencyKey = UUID.randomUUID().toString();',
    ]),
    ...(body === undefined ? [] : ['', '    var body =', `        ${textBlock(jsonText(body))}`]),
    ...(payload ? ['', bodyLine(payload)] : []),
    '',
    `    var uri = URI.create(${['apiUrl', ...url].join(' + ')});`,
    '    var request =',
    '        HttpRequest.newBuilder(uri)',
    `            .method("${method}", ${publisher})`,
    ...headers.map((header) => `            .header(${header})`),
    '            .timeout(Duration.ofSeconds(30))',
    '            .build();',
    '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '    if (response.statusCode() >= 300) {',
    ...parts.errorNote.map((note) => `      // ${note}`),
    '      System.err.println("HTTP " + response.statusCode() + ": " + response.body());',
    '      System.exit(1);',
    '    }',
    parts.isHead
      ? '    System.out.println(response.headers().map());'
      : '    System.out.println(response.body());',
    '  }',
    '}',
  ].map(ascii);
}
