import type { Place } from '../contract/model';
import type { Problem } from '../contract/problem';
import { hint } from './problem';
import type { Element } from './tag-problems';

/** HTML elements that pages may hold. */
const HTML = new Set(
  (
    'a abbr b br code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe ' +
    'img ins kbd li mark noscript ol p picture pre q s samp section small source span strong sub ' +
    'summary sup table tbody td tfoot th thead time tr u ul var video wbr'
  ).split(' '),
);

/** An element of HTML that browsers do not know, most often a slip of the pen. */
export function* htmlProblems(element: Element, place: Place): Generator<Problem> {
  const { name } = element;
  if (name === null || !/^[a-z]/.test(name) || name.includes('-') || HTML.has(name)) return;
  yield {
    place,
    message: `<${name}> is no element that pages use`,
    next: `${hint(name, HTML)} A \`<\` in prose is written \`&lt;\``,
  };
}
