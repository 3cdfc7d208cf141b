import { describe, expect, it } from 'vitest';
import { rowsOf, reportsOf, type RuleInput } from '../testing/rule-run';
import { keywords } from './keywords';
import { stamps, states } from './states';

const LOAN: RuleInput = {
  document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B. }] }
          back: { meaning: C., terminal: true }
`,
};

describe('lifecycles', () => {
  it.each(
    rowsOf(LOAN, [
      ['a good one', []],
      [
        'no property',
        [['property: status', '']],
        'x-states | `property` is missing | add `property`: the name of the property that holds the state',
      ],
      [
        'another property',
        [['property: status', 'property: statsu']],
        'property | There is no property `statsu` | did you mean `status`? Otherwise name the property that holds the state',
      ],
      [
        'a value that is not a state',
        [
          [
            '      properties: { status: { enum: [open, back] } }',
            '      properties: { status: { enum: [open, back, lost] } }',
          ],
        ],
        'states | The value `lost` of `status` is not a state | add `lost` to `states`, or delete it from the enum of `status`',
      ],
      [
        'a state that is not a value',
        [['open, back', 'open']],
        'back | The state `back` is not a value of `status` | add it to the enum of `status`',
      ],
      [
        'no initial state',
        [['initial: [open', 'initial: [']],
        'initial | `initial` is wrong: Expected at least 1 entry | write a list of the states that the object can start in, `[requested]`',
      ],
      [
        'unknown initial states',
        [['initial: [open', 'initial: [open, opne, elsewhere']],
        'opne | There is no state `opne` | did you mean `open`? Otherwise add it to `states`',
        'elsewhere | There is no state `elsewhere` | add it to `states`',
      ],
      [
        'an unreachable state',
        [['initial: [open', 'initial: [back']],
        'open | The state `open` is never reached | add a move that leads to it, or name it in `initial`',
      ],
      [
        'a state without meaning',
        [['meaning: C., terminal: true ', 'terminal: true ']],
        'back | `meaning` is missing | add `meaning`: what the state says and what to do',
      ],
      [
        'a terminal state with a next one',
        [['terminal: true ', 'terminal: true, next: [{ to: open, by: user, when: D. }] ']],
        'back | The terminal state `back` has a next one | delete `terminal` or `next`',
      ],
      [
        'a state that no move leaves',
        [['terminal: true ', 'terminal: false ']],
        'back | No move leaves the state `back` | add `next`, or `terminal: true`',
      ],
      [
        'unknown members of a state',
        [['terminal: true ', 'terminal: true, meanign: A., color: red ']],
        'meanign | Unknown key `meanign` | did you mean `meaning`? Otherwise delete it',
        'color | Unknown key `color` | delete it',
      ],
      [
        'no lifecycle',
        {
          document: `
components:
  schemas:
    Loan: { x-states: none }
`,
        },
        'x-states | `x-states` is wrong: Expected an object | write the lifecycle of the object (`property`, `initial`, `states`)',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([keywords, states], input)).toEqual(reports);
  });
});

const MOVES: RuleInput = {
  document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] }, failure: {} }
      x-states:
        initial: [open]
        property: status
        failure: failure
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: { sent: A., notSent: B. } } } }
`,
  errors: `
- { code: book_lost, status: 409 }
`,
};

describe('moves of a lifecycle', () => {
  it.each(
    rowsOf(MOVES, [
      ['a move with everything', []],
      [
        'a failure without a property for it',
        [['        failure: failure\n', '']],
        'failure | No property says why the move failed | name the property that says why it failed in `failure` of `x-states`',
      ],
      [
        'a misspelled property for the failure',
        [['failure: failure', 'failure: failrue']],
        'failure | There is no property `failrue` | did you mean `failure`? Otherwise name the property that says why a move failed',
      ],
      ['a move with a condition', [['by: user,', 'by: user, if: { /failure: lost },']]],
      [
        'a condition on an unknown place',
        [['by: user,', 'by: user, if: { /failrue: lost },']],
        'if | The object has nothing at `/failrue` | write a pointer to one of its fields, `/status`',
      ],
      [
        'a move without content',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'event: loan.back ',
          ],
        ],
        '{ | `to` is missing | add `to`: the state that the move leads to',
        '{ | `by` is missing | add `by`: who makes the move',
        '{ | `when` is missing | add `when`: what causes the move',
      ],
      [
        'a move with misspelled names',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'to: bcak, by: patrner, when: B., operation: lned, event: loan.bcak, failure: book_lots ',
          ],
        ],
        'by | `by` cannot be `patrner` | did you mean `partner`? Otherwise use one of `partner`, `user`, `provider`, `network`',
        'to | There is no state `bcak` | did you mean `back`? Otherwise add it to `states`',
        'operation | There is no operation `lned` | did you mean `lend`? Otherwise name the operation that makes the move',
        'event | There is no event `loan.bcak` | did you mean `loan.back`? Otherwise add the event to `webhooks`',
        'failure | There is no error code `book_lots` | did you mean `book_lost`? Otherwise add the code to `errors.yaml`',
      ],
      [
        'a move with unknown names',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'to: elsewhere, by: zzzzzzzzzz, when: B., operation: zzzzzzzz, event: zzzzzzzzz, failure: zzzzzzzzz ',
          ],
        ],
        'by | `by` cannot be `zzzzzzzzzz` | use one of `partner`, `user`, `provider`, `network`',
        'to | There is no state `elsewhere` | add it to `states`',
        'operation | There is no operation `zzzzzzzz` | name the operation that makes the move',
        'event | There is no event `zzzzzzzzz` | add the event to `webhooks`',
        'failure | There is no error code `zzzzzzzzz` | add the code to `errors.yaml`',
      ],
      [
        'a move after PT5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT5S ',
          ],
        ],
      ],
      [
        'a move after PT24H',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT24H ',
          ],
        ],
      ],
      [
        'a move after P1D',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1D ',
          ],
        ],
      ],
      [
        'a move after P1DT2H3M4S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1DT2H3M4S ',
          ],
        ],
      ],
      [
        'a move after PT2H4S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT2H4S ',
          ],
        ],
      ],
      [
        'a move after PT3M',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT3M ',
          ],
        ],
      ],
      [
        'a move after P',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P ',
          ],
        ],
        'after | `after` cannot be `P` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT ',
          ],
        ],
        'after | `after` cannot be `PT` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P1DT',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1DT ',
          ],
        ],
        'after | `after` cannot be `P1DT` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after 5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: 5S ',
          ],
        ],
        'after | `after` cannot be `5S` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P5S ',
          ],
        ],
        'after | `after` cannot be `P5S` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after xPT5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: xPT5S ',
          ],
        ],
        'after | `after` cannot be `xPT5S` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT5Sx',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT5Sx ',
          ],
        ],
        'after | `after` cannot be `PT5Sx` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P1H',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1H ',
          ],
        ],
        'after | `after` cannot be `P1H` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PTD',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PTD ',
          ],
        ],
        'after | `after` cannot be `PTD` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT5X',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT5X ',
          ],
        ],
        'after | `after` cannot be `PT5X` | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move with both an operation and a time',
        [
          [
            'operation: lend, event: loan.back, failure: book_lost ',
            'after: P1D, operation: lend ',
          ],
        ],
        'after | The move has both `operation` and `after` | keep `operation` when a call makes the move, `after` when time does',
      ],
      [
        'unknown members of a move',
        [
          [
            'operation: lend, event: loan.back, failure: book_lost ',
            'opertion: lend, who knows: C., zzzzzzzzzz: D. ',
          ],
        ],
        'opertion | Unknown key `opertion` | did you mean `operation`? Otherwise delete it',
        'who | Unknown key `who knows` | put the text before it in quotes; a comma ends a value between braces',
        'zzzzzzzzzz | Unknown key `zzzzzzzzzz` | delete it',
      ],
    ]),
  )('$what', ({ input, reports }) => {
    expect(reportsOf([keywords, states], input)).toEqual(reports);
  });
});

describe('stamps', () => {
  const stamped = (stamp: string, format = 'date-time'): RuleInput => ({
    document: `
components:
  schemas:
    Moment: { format: ${format} }
    Loan:
      properties: { endedAt: { $ref: '#/components/schemas/Moment', x-stamp: ${stamp} } }
      x-states: { property: status, states: { open: {}, back: {} } }
`,
  });
  const next = 'write `created`, `changed`, `moved` or a state';

  it.each<[stamp: string, format: string | undefined, ...reports: string[]]>([
    ['created', undefined],
    ['[changed, moved, back]', undefined],
    ['opn', undefined, 'opn | There is no state `opn` | did you mean `open`? Otherwise ' + next],
    ['zzzzzz', undefined, `zzzzzz | There is no state \`zzzzzz\` | ${next}`],
    [
      'back',
      'date',
      'back | Only a timestamp can be stamped | add `format: date-time`, or delete `x-stamp`',
    ],
  ])('%s', (stamp, format, ...reports) => {
    expect(reportsOf(stamps, stamped(stamp, format))).toEqual(reports);
  });
});
