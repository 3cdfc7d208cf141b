import {
  sampleGenerators,
  type SampleLanguageId,
  type SampleRequest,
} from '../../src/reference/samples';

/** A generator with one mistake that has no effect with harmless values. */
interface UnsafeGenerator {
  readonly id: SampleLanguageId;
  readonly fault: string;
  readonly generate: (request: SampleRequest) => string;
}

/** Rewrites the output of a language's real generator. */
function sabotage(
  id: SampleLanguageId,
  fault: string,
  pattern: RegExp,
  replacement: string | ((part: string) => string),
): UnsafeGenerator {
  return {
    id,
    fault,
    generate: (request) => {
      const text =
        sampleGenerators.find((generator) => generator.id === id)?.generate(request) ?? '';
      const rewritten = text.replace(pattern, replacement as string);
      if (rewritten === text) throw new Error(`The fault "${fault}" changes nothing.`);
      return rewritten;
    },
  };
}

export const unsafeGenerators: readonly UnsafeGenerator[] = [
  {
    id: 'curl',
    fault: 'a body in an unquoted here-document',
    generate: (request) =>
      [
        'curl --silent --request PUT "$PARTNER_API_URL/things" --data-binary @- <<JSON',
        JSON.stringify(request.body),
        'JSON',
      ].join('\n'),
  },
  sabotage('curl', 'a body in double quotes', /--data '[^]*'$/, (part) =>
    part.replace(/^--data '/, '--data "').replace(/'$/, '"'),
  ),
  sabotage('curl', 'single quotes left as they are', /'\\''/g, "'"),
  sabotage('curl', 'a header in double quotes', /--header '(X-Odd.*)'/, '--header "$1"'),
  sabotage('curl', 'an ampersand that is not encoded', /%26/g, '&'),
  sabotage('curl', 'a slash that is not encoded in the path', /%2F\.\./, '/..'),
  sabotage('node', 'a plain __proto__ key', /\['__proto__'\]/, '__proto__'),
  sabotage('node', 'a space that becomes a plus', /%20/g, '+'),
  sabotage('node', 'a header left out', /^.*X-Percent.*\n/m, ''),
  sabotage('python', 'a float in place of an integer', /9007199254740991/, '9007199254740993.0'),
  sabotage('python', 'a character beyond U+FFFF cut off', /😀/gu, ''),
];
