import type { State } from '../contract/model';

/** Color role of a state; the word itself always stands beside it. */
export type StateTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';

const WORDS: readonly (readonly [StateTone, RegExp])[] = [
  ['danger', /(?:^|_)(?:failed|rejected|refused|declined|blocked|lost|orphaned)(?:_|$)/],
  [
    'warning',
    /(?:^|_)(?:hold|frozen|suspended|action|awaiting|underpaid|overpaid|disputed|returned)(?:_|$)/,
  ],
  [
    'success',
    /(?:^|_)(?:active|approved|completed|settled|credited|cleared|accepted|won|recalled)(?:_|$)/,
  ],
];

/** Tone of a state by the words of its name; otherwise by whether it is an end. */
export const toneOfState = ({ name, terminal }: State): StateTone =>
  WORDS.find(([, words]) => words.test(name))?.[0] ?? (terminal ? 'neutral' : 'progress');
