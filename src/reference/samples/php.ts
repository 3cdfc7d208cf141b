import { literal, type LiteralSyntax } from './literal';
import type { Credential } from '../contract/http/credentials';
import type { Payload } from '../contract/http/payload';
import { segmentsOf, segmentsType, textLines } from './payload';
import type { SampleParts } from './request';
import { camelCase, partsOf, setVariable } from './secrets';
import { escapeUnprintable, when } from './text';

const escape = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Quotes a text: in single quotes, where `$` means nothing, or in double ones for escapes. */
const string = (text: string) =>
  escapeUnprintable(text, escape) === text
    ? `'${text.replace(/[\\']/g, '\\$&')}'`
    : `"${escapeUnprintable(text.replace(/[\\"$]/g, '\\$&'), escape)}"`;

/** Whether the keys are 0, 1, 2 …, for which `json_encode` would write a list. */
const isListLike = (names: readonly string[]) =>
  names.every((name, index) => name === String(index));

/** Follows PSR-12 and PER Coding Style. */
const SYNTAX: LiteralSyntax = {
  indent: '    ',
  width: 120,
  string,
  key: (name) => `${string(name)} => `,
  emptyObject: 'new stdClass()',
  openObject: (names) => (isListLike(names) ? '(object) [' : '['),
  closeObject: ']',
};

const variable = (credential: Credential): string => `$${camelCase(credential)}`;

const secret = (credential: Credential): string =>
  credential.isLogin ? `base64_encode(${variable(credential)})` : variable(credential);

/** Returns the expression for a body that is not JSON. */
const bodyOf = (payload: Payload): string =>
  segmentsOf(payload)
    .flatMap((segment) =>
      'file' in segment
        ? [`file_get_contents(${string(segment.file)})`]
        : textLines(segment.text).map(string),
    )
    .join('\n    . ');

/** Writes a request as a program for PHP 8 with the curl extension. */
export function php(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, credentials, hasKey, body, payload } = parts;
  const headers = [
    ...parts.secretHeaders.map(([name, value]) =>
      partsOf([`${name}: `, ...value], string, secret).join(' . '),
    ),
    ...[...parts.headers, ...segmentsType(payload)].map(([name, value]) =>
      string(`${name}: ${value}`),
    ),
    ...when(hasKey, ["'Idempotency-Key: ' . $idempotencyKey"]),
  ];
  const url = partsOf(
    target,
    (text) => `'${text}'`,
    (credential) => `rawurlencode(${variable(credential)})`,
  ).join(' . ');
  return [
    '<?php',
    '',
    `// ${summary}`,
    `$apiUrl = getenv('${parts.urlVariable}') ?: ${string(baseUrl)};`,
    ...credentials.flatMap((credential) => [
      `${variable(credential)} = getenv('${credential.variable}');`,
      `if (!${variable(credential)}) {`,
      `    fwrite(STDERR, "${setVariable(credential)}\\n");`,
      '    exit(1);',
      '}',
    ]),
    ...when(hasKey, [
      '',
      '// One key per request: a retry sends the same key.',
      '$idempotencyKey = bin2hex(random_bytes(16));',
    ]),
    ...(body === undefined ? [] : ['', `$body = ${literal(body, SYNTAX, '$body = '.length)};`]),
    ...(payload ? ['', `$body = ${bodyOf(payload)};`] : []),
    '',
    `$curl = curl_init($apiUrl . ${url});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...when(headers.length > 0, [
      '    CURLOPT_HTTPHEADER => [',
      ...headers.map((header) => `        ${header},`),
      '    ],',
    ]),
    ...(body === undefined
      ? []
      : ['    CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),']),
    ...when(payload !== undefined, ['    CURLOPT_POSTFIELDS => $body,']),
    ...when(parts.isHead, ['    CURLOPT_NOBODY => true,', '    CURLOPT_HEADER => true,']),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    fwrite(STDERR, curl_error($curl) . "\\n");',
    '    exit(1);',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 300) {',
    ...parts.errorNote.map((note) => `    // ${note}`),
    '    fwrite(STDERR, "HTTP $status: $answer\\n");',
    '    exit(1);',
    '}',
    'echo $answer, "\\n";',
  ];
}
