import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { addresses, enumValues, schemaFormat } from './usual-names';

const SPELLED: RuleInput = {
  document: `
servers: [{ url: 'https://api.library.example' }, { url: /v1 }, { url: '{host}/v1' }]
components:
  securitySchemes:
    key: { type: http, scheme: bearer }
    own: { type: http, scheme: hmac }
    page: { type: apiKey }
  schemas:
    A: { enum: [a, 1, null], format: date-time }
    B: { enum: a, format: card }
`,
};

describe('names that tools know', () => {
  it.each(
    rowsOf(SPELLED, [
      ['good ones', []],
      [
        'a server without a URL scheme',
        [["'https://api.library.example'", 'api.library.example']],
        'api.library.example | The address `api.library.example` does not say how to reach the server | write `https://api.library.example`',
      ],
      [
        'a misspelled authentication scheme',
        [['scheme: bearer', 'scheme: Barer']],
        'Barer | HTTP has no scheme `barer` to sign in | did you mean `bearer`?',
      ],
      [
        'a value twice',
        [['[a, 1, null]', "[a, 1, null, '1']"]],
        "'1' | The value `1` occurs twice in the enum | delete one of the two",
      ],
      [
        'a misspelled format',
        [['format: date-time', 'format: datetime']],
        'datetime | No validator knows the format `datetime` | did you mean `date-time`?',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([addresses, enumValues, schemaFormat], input)).toEqual(reports);
  });
});
