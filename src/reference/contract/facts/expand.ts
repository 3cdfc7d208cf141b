import { didYouMean } from '../suggest';
import { asAttempts } from './attempts';
import { asDuration, inWords, type Fact } from './fact';

/** A mistake in a tag; `offset` is its position in the text, in characters. */
export interface FigureMistake {
  readonly offset: number;
  readonly message: string;
  readonly next: string;
}

export interface Expanded {
  /** The text with each tag replaced by its figure. */
  readonly text: string;
  readonly mistakes: readonly FigureMistake[];
}

const EXAMPLE = '`<Figure id="addressCoolingOff" />`, with `as="duration"` for PT24H';
const TAG = /<Figure\b([^<>]*?)\/?>/g;
const ATTRIBUTES = /^\s+id="([^"]*)"(?:\s+as="(duration|attempts)")?\s*$/;

/** The other forms in which a figure can be used, and why some figures have none. */
const FORMS = {
  duration: {
    shown: asDuration,
    unfit: 'is not a single duration',
    next: 'leave `as="duration"` out, or take a figure in seconds, minutes, hours or days',
  },
  attempts: {
    shown: asAttempts,
    unfit: 'is not a series of waits',
    next: 'leave `as="attempts"` out, or take a figure with several values in seconds',
  },
};

type Outcome = { readonly shown: string } | Omit<FigureMistake, 'offset'>;

function outcomeOf(tag: string, attributes: string, facts: ReadonlyMap<string, Fact>): Outcome {
  const [, id, as] = ATTRIBUTES.exec(attributes) ?? [];
  if (id === undefined || !tag.endsWith('/>')) {
    return { message: '<Figure> is written wrongly', next: `write ${EXAMPLE}` };
  }
  const fact = facts.get(id);
  if (!fact) {
    const next = didYouMean(id, facts.keys(), 'add it to facts.yaml');
    return { message: `There is no figure \`${id}\``, next };
  }
  if (as === undefined) return { shown: inWords(fact) };
  const { shown: form, unfit, next } = FORMS[as === 'attempts' ? as : 'duration'];
  const shown = form(fact);
  return shown === undefined ? { message: `The figure \`${id}\` ${unfit}`, next } : { shown };
}

/** Replaces `<Figure id="…" />` in a page or a contract text by the figure. */
export function expandFigures(source: string, facts: ReadonlyMap<string, Fact>): Expanded {
  const mistakes: FigureMistake[] = [];
  const text = source.replace(TAG, (tag: string, attributes: string, offset: number) => {
    const outcome = outcomeOf(tag, attributes, facts);
    if ('shown' in outcome) return outcome.shown;
    mistakes.push({ offset, ...outcome });
    return tag;
  });
  return { text, mistakes };
}
