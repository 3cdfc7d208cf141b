import { literal, type LiteralSyntax } from './literal';
import type { SampleParts } from './request';
import { escapeUnprintable, when } from './text';

const escape = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Single quotes, which know no variables; double quotes when the text needs escapes. */
const string = (text: string) =>
  escapeUnprintable(text, escape) === text
    ? `'${text.replace(/[\\']/g, '\\$&')}'`
    : `"${escapeUnprintable(text.replace(/[\\"$]/g, '\\$&'), escape)}"`;

/** Keys 0, 1, 2 … make `json_encode` write a list. */
const isListLike = (names: readonly string[]) =>
  names.every((name, index) => name === String(index));

/** Laid out as PSR-12 and PER Coding Style ask. */
const SYNTAX: LiteralSyntax = {
  indent: '    ',
  width: 120,
  string,
  key: (name) => `${string(name)} => `,
  emptyObject: 'new stdClass()',
  openObject: (names) => (isListLike(names) ? '(object) [' : '['),
  closeObject: ']',
};

/** A request as a program for PHP 8 with the curl extension. */
export function php(parts: SampleParts): readonly string[] {
  const { summary, method, baseUrl, target, auth, hasKey, body } = parts;
  const headers = [
    ...when(auth, ["'Authorization: Bearer ' . $apiKey"]),
    ...parts.headers.map(([name, value]) => string(`${name}: ${value}`)),
    ...when(hasKey, ["'Idempotency-Key: ' . $idempotencyKey"]),
  ];
  return [
    '<?php',
    '',
    `// ${summary}`,
    `$apiUrl = getenv('PARTNER_API_URL') ?: ${string(baseUrl)};`,
    ...when(auth, [
      "$apiKey = getenv('PARTNER_API_KEY');",
      'if (!$apiKey) {',
      '    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\\n");',
      '    exit(1);',
      '}',
    ]),
    ...when(hasKey, [
      '',
      '// One key per request: a retry sends the same key.',
      '$idempotencyKey = bin2hex(random_bytes(16));',
    ]),
    ...(body === undefined ? [] : ['', `$body = ${literal(body, SYNTAX, '$body = '.length)};`]),
    '',
    `$curl = curl_init($apiUrl . '${target}');`,
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
    '    // A problem (RFC 9457): act on its code, quote its requestId to support.',
    '    fwrite(STDERR, "HTTP $status: $answer\\n");',
    '    exit(1);',
    '}',
    'echo $answer, "\\n";',
  ];
}
