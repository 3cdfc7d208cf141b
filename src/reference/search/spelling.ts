/** British words that no rule below covers, with the American words that the pages use. */
const WORDS: Readonly<Record<string, string>> = {
  catalogue: 'catalog',
  centre: 'center',
  cheque: 'check',
  defence: 'defense',
  dialogue: 'dialog',
  enrol: 'enroll',
  fulfil: 'fulfill',
  grey: 'gray',
  judgement: 'judgment',
  licence: 'license',
  metre: 'meter',
  offence: 'offense',
  practise: 'practice',
  programme: 'program',
};

/** The only stems with a British `our`: `hour`, `source` and `course` stay the same. */
const OUR = /(behavi|col|endeav|fav|flav|hon|lab|neighb)our/;
/** The only stems with `-ise` as a suffix: `otherwise`, `raise` and `enterprise` stay the same. */
const ISE =
  /(author|initial|final|organ|recogn|real|normal|synchron|token|serial|custom|local|general|optim|minim|maxim|summar|util|categor|standard|personal|capital|monet|symbol|special|visual|emphas|prior|anonym|digit|item|random|canonical|harmon|stabil|modern|apolog|critic|penal|legal)is(e|ed|er|es|ing|able|ation|ations)$/;
const YSE = /(anal|paral)ys(e|ed|er|es|ing)$/;
/** Stems whose `l` British spelling doubles: `cancelled`, `labelling`, `modelled`, `travelled`. */
const DOUBLED = /(cancel|label|model|travel|signal|channel|total)l(ed|ing|er|ers|able)$/;

/** Returns the American spelling of a lower-case word; other words stay the same. */
export const foldSpelling = (word: string): string =>
  Object.hasOwn(WORDS, word)
    ? (WORDS[word] ?? word)
    : word
        .replace(OUR, '$1or')
        .replace(ISE, '$1iz$2')
        .replace(YSE, '$1yz$2')
        .replace(DOUBLED, '$1$2');
