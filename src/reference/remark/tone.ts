import type { Tone } from '../blocks/status-badge';
import type { State } from '../contract/model';

const WORDS: readonly (readonly [Tone, RegExp])[] = [
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
export const toneOfState = ({ name, terminal }: State): Tone =>
  WORDS.find(([, words]) => words.test(name))?.[0] ?? (terminal ? 'neutral' : 'progress');
