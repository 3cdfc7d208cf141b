import { attribute, type Element, elements, lineOf, text } from '../dom';
import type { Rule } from './rule';

const isHidden = (element: Element): boolean =>
  attribute(element, 'aria-hidden') === 'true' ||
  // The sprite with the icons.
  /display:\s*none/.test(attribute(element, 'style') ?? '');
const label = (element: Element): string =>
  [attribute(element, 'aria-label'), attribute(element, 'aria-labelledby')].join('').trim();

/** Returns the name that a screen reader announces for a link or a button. */
function spokenName(element: Element): string {
  const inside = [...elements(element)];
  const images = inside.filter(({ tagName }) => tagName === 'img' || tagName === 'svg');
  return [
    label(element),
    attribute(element, 'title'),
    text(element, isHidden),
    ...images.flatMap((image) => [attribute(image, 'alt'), label(image)]),
  ]
    .join('')
    .trim();
}

/** Whether a control has a label of its own: its content is not read aloud. */
const isLabelled = (element: Element): boolean =>
  ['a', 'button', 'summary'].includes(element.tagName) && label(element) !== '';

/** Returns the elements of a page that screen readers do not reach. */
const unreachedElements = (all: readonly Element[]): Set<Element> =>
  new Set(
    all
      .filter((element) => isHidden(element) || isLabelled(element))
      .flatMap((element) => [...elements(element)]),
  );

/** At least a word: a cross, an arrow or a question mark alone is read as nothing or as noise. */
const PRONOUNCEABLE = /\p{L}{2}/u;

function faultOf(element: Element): string | undefined {
  switch (element.tagName) {
    case 'img':
      return attribute(element, 'alt') === undefined ? 'img without alt' : undefined;
    case 'svg': {
      if (isHidden(element)) return undefined;
      if (attribute(element, 'role') !== 'img') return 'svg neither hidden nor role="img"';
      const title = [...elements(element)].some(({ tagName }) => tagName === 'title');
      return title || label(element) ? undefined : 'svg with role="img" but no name';
    }
    case 'a':
    case 'button':
    case 'summary': {
      const name = spokenName(element);
      if (name === '') return `${element.tagName} without a name`;
      return PRONOUNCEABLE.test(name) ? undefined : `${element.tagName} named by a sign: ${name}`;
    }
    case 'th':
      return spokenName(element) === '' ? 'th without words' : undefined;
    default:
      return undefined;
  }
}

const LOOKED_AT = new Set(['img', 'svg', 'a', 'button', 'summary', 'th']);

/**
 * Images have a description or are hidden; table headers have words; links and buttons have
 * pronounceable names.
 */
export const alternatives: Rule = {
  name: 'images, controls and table headers have a name',
  perPage: 10,
  check(site) {
    let checked = 0;
    const faults = site.pages.flatMap(({ file, document }) => {
      const all = [...elements(document)];
      const unreached = unreachedElements(all);
      const shown = all.filter(
        (element) => LOOKED_AT.has(element.tagName) && !unreached.has(element),
      );
      checked += shown.length;
      return shown.flatMap((element) => {
        const fault = faultOf(element);
        return fault === undefined ? [] : [`${file}:${lineOf(element)}: ${fault}`];
      });
    });
    return { checked, faults };
  },
};
