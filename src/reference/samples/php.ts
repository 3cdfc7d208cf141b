import { literal, type LiteralSyntax } from './literal';
import type { SampleGenerator, SampleRequest } from './request';
import { commentText, escapeUnprintable } from './text';
import { targetOf } from './url';

/** Single quotes, which know no variables; double quotes when the text needs escapes. */
function string(text: string): string {
  const escape = (found: string) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`;
  if (escapeUnprintable(text, escape) === text) {
    return `'${text.replace(/[\\']/g, '\\$&')}'`;
  }
  const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeUnprintable(
    text.replace(/[\\"$]/g, '\\$&'),
    (found) => escapes[found] ?? escape(found),
  )}"`;
}

/** Keys 0, 1, 2 … make `json_encode` write a list. */
const isListLike = (names: readonly string[]) =>
  names.every((name, index) => name === String(index));

/** Laid out as PSR-12 and PER Coding Style ask. */
const SYNTAX: LiteralSyntax = {
  indent: '    ',
  width: 120,
  null: 'null',
  true: 'true',
  false: 'false',
  string,
  key: (name) => `${string(name)} => `,
  emptyObject: 'new stdClass()',
  openObject: (names) => (isListLike(names) ? '(object) [' : '['),
  closeObject: ']',
  breaksBeforeLongString: false,
};

/** A request as a program for PHP 8 with the curl extension. */
function generate(request: SampleRequest): string {
  const { method, baseUrl, auth, idempotencyKey, body } = request;
  const headers = [
    ...(auth ? ["'Authorization: Bearer ' . $apiKey"] : []),
    ...request.headers.map(([name, value]) => string(`${name}: ${value}`)),
    ...(idempotencyKey === undefined ? [] : ["'Idempotency-Key: ' . $idempotencyKey"]),
  ];
  return [
    '<?php',
    '',
    `// ${commentText(request.summary)}`,
    `$apiUrl = getenv('PARTNER_API_URL') ?: ${string(baseUrl)};`,
    ...(auth
      ? [
          "$apiKey = getenv('PARTNER_API_KEY');",
          'if (!$apiKey) {',
          '    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\\n");',
          '    exit(1);',
          '}',
        ]
      : []),
    ...(idempotencyKey === undefined
      ? []
      : [
          '',
          '// One key per request: a retry sends the same key.',
          '$idempotencyKey = bin2hex(random_bytes(16));',
        ]),
    ...(body === undefined ? [] : ['', `$body = ${literal(body, SYNTAX, '$body = '.length)};`]),
    '',
    `$curl = curl_init($apiUrl . '${targetOf(request)}');`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(headers.length === 0
      ? []
      : [
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
  ].join('\n');
}

export const php: SampleGenerator = { id: 'php', label: 'PHP', prismLanguage: 'php', generate };
