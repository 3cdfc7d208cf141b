import { describe, expect, it } from 'vitest';
import { rowsOf, saidBy, type RuleInput } from '../testing/rule-run';
import { states } from './states';

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
        'x-states | There is no property `` | name the property that holds the state',
      ],
      [
        'another property',
        [['property: status', 'property: statsu']],
        'property | There is no property `statsu` | did you mean `status`? Otherwise name the property that holds the state',
      ],
      [
        'a value that is no state',
        [
          [
            '      properties: { status: { enum: [open, back] } }',
            '      properties: { status: { enum: [open, back, lost] } }',
          ],
        ],
        'states | The value `lost` of `status` is not a state | add `lost` to `states`, or take it out of the enum of `status`',
      ],
      [
        'a state that is no value',
        [['open, back', 'open']],
        'back | The state `back` is not a value of `status` | add it to the enum of `status`',
      ],
      [
        'no first state',
        [['initial: [open', 'initial: [']],
        'initial | No state is initial | add `initial: [requested]`',
      ],
      [
        'first states that are none',
        [['initial: [open', 'initial: [open, opne, elsewhere']],
        'opne | There is no state `opne` | did you mean `open`? Otherwise add it to `states`',
        'elsewhere | There is no state `elsewhere` | add it to `states`',
      ],
      [
        'a state that no move reaches',
        [['initial: [open', 'initial: [back']],
        'open | The state `open` is never reached | add a move that leads to it, or name it in `initial`',
      ],
      [
        'a state without meaning',
        [['meaning: C., terminal: true ', 'terminal: true ']],
        'back | The state `back` has no meaning | add `meaning`: what it says and what to do',
      ],
      [
        'a last state that goes on',
        [['terminal: true ', 'terminal: true, next: [{ to: open, by: user, when: D. }] ']],
        'back | The terminal state `back` has a next one | delete `terminal` or `next`',
      ],
      [
        'a state that nothing leaves',
        [['terminal: true ', 'terminal: false ']],
        'back | No move leaves the state `back` | add `next`, or `terminal: true`',
      ],
      [
        'members that a state does not have',
        [['terminal: true ', 'terminal: true, meanign: A., color: red ']],
        'meanign | A state has no `meanign` | did you mean `meaning`? Otherwise delete it',
        'color | A state has no `color` | delete it',
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
      ],
    ]),
  )('$what', ({ input, said }) => {
    expect(saidBy(states, input)).toEqual(said);
  });
});

const MOVES: RuleInput = {
  document: `
components:
  schemas:
    Loan:
      properties: { status: { enum: [open, back] } }
      x-states:
        initial: [open]
        property: status
        states:
          open: { meaning: A., next: [{ to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost }, { to: back, by: user, when: B. }] }
          back: { meaning: C., terminal: true }
paths: { /loans: { post: { operationId: lend } } }
webhooks: { loan.back: { post: { x-event: {} } } }
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
        'a move that says nothing',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'event: loan.back ',
          ],
        ],
        '{ | The move has no `to` | add it to `states`',
        '{ | The move has no `by` | write `partner`, `user`, `provider` or `network`',
        '{ | The move has no `when` | say what causes it',
      ],
      [
        'a move with names of nothing',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'to: bcak, by: patrner, when: B., operation: lned, event: loan.bcak, failure: book_lots ',
          ],
        ],
        'to | There is no state `bcak` | did you mean `back`? Otherwise add it to `states`',
        'by | There is no mover `patrner` | did you mean `partner`? Otherwise write `partner`, `user`, `provider` or `network`',
        'operation | There is no operation `lned` | did you mean `lend`? Otherwise name the operation that makes the move',
        'event | There is no event `loan.bcak` | did you mean `loan.back`? Otherwise add the event to `webhooks`',
        'failure | There is no failure `book_lots` | did you mean `book_lost`? Otherwise add the code to `errors.yaml`',
      ],
      [
        'a move with names far from any',
        [
          [
            'to: back, by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'to: elsewhere, by: zzzzzzzzzz, when: B., operation: zzzzzzzz, event: zzzzzzzzz, failure: zzzzzzzzz ',
          ],
        ],
        'to | There is no state `elsewhere` | add it to `states`',
        'by | There is no mover `zzzzzzzzzz` | write `partner`, `user`, `provider` or `network`',
        'operation | There is no operation `zzzzzzzz` | name the operation that makes the move',
        'event | There is no event `zzzzzzzzz` | add the event to `webhooks`',
        'failure | There is no failure `zzzzzzzzz` | add the code to `errors.yaml`',
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
        'after | `P` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT ',
          ],
        ],
        'after | `PT` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P1DT',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1DT ',
          ],
        ],
        'after | `P1DT` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after 5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: 5S ',
          ],
        ],
        'after | `5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P5S ',
          ],
        ],
        'after | `P5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after xPT5S',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: xPT5S ',
          ],
        ],
        'after | `xPT5S` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT5Sx',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT5Sx ',
          ],
        ],
        'after | `PT5Sx` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after P1H',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: P1H ',
          ],
        ],
        'after | `P1H` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PTD',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PTD ',
          ],
        ],
        'after | `PTD` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move after PT5X',
        [
          [
            'by: partner, when: B., operation: lend, event: loan.back, failure: book_lost ',
            'by: provider, when: B., after: PT5X ',
          ],
        ],
        'after | `PT5X` is not a duration | write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`',
      ],
      [
        'a move that a call and time make',
        [
          [
            'operation: lend, event: loan.back, failure: book_lost ',
            'after: P1D, operation: lend ',
          ],
        ],
        'after | The move has both `operation` and `after` | keep `operation` when a call makes the move, `after` when time does',
      ],
      [
        'members that a move does not have',
        [
          [
            'operation: lend, event: loan.back, failure: book_lost ',
            'opertion: lend, who knows: C., zzzzzzzzzz: D. ',
          ],
        ],
        'opertion | A move has no `opertion` | did you mean `operation`? Otherwise delete it',
        'who | A move has no `who knows` | put the text before it in quotes; a comma ends a value between braces',
        'zzzzzzzzzz | A move has no `zzzzzzzzzz` | delete it',
      ],
    ]),
  )('$what', ({ input, said }) => {
    expect(saidBy(states, input)).toEqual(said);
  });
});
