import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Place } from '../contract/model';
import type { Problem } from '../contract/problem';
import { METHODS } from '../contract/walk';
import { hint } from './problem';
import type { Element } from './tag-problems';
import type { StateTone } from './tone';

/** What an attribute takes: any text, nothing (its presence counts), or one of these words. */
type Values = 'text' | 'flag' | readonly string[];

export interface WriterComponent {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Values>>;
  /** At least one of these is written. */
  readonly needs: readonly string[];
  readonly example: string;
}

const TONES: readonly StateTone[] = ['neutral', 'progress', 'success', 'warning', 'danger'];

/**
 * Components that a writer may set in a page without importing them, beside the
 * tags that the transformers replace. components.ts imports them where they are used.
 */
export const WRITERS_COMPONENTS: readonly WriterComponent[] = [
  {
    name: 'Details',
    attributes: { summary: 'text', open: 'flag', className: 'text', id: 'text' },
    needs: [],
    example: '<Details summary="Example">',
  },
  {
    name: 'SampleContractNotice',
    attributes: { compact: 'flag' },
    needs: [],
    example: '<SampleContractNotice compact />',
  },
  {
    name: 'MethodBadge',
    attributes: { method: METHODS, variant: ['tinted', 'plain'] },
    needs: ['method'],
    example: '<MethodBadge method="GET" />',
  },
  {
    name: 'StatusBadge',
    attributes: { state: 'text', tone: TONES, httpStatus: 'text' },
    needs: ['state', 'httpStatus'],
    example: '<StatusBadge httpStatus="201" />',
  },
];

/** HTML elements that pages may hold. */
const HTML = new Set(
  (
    'a abbr b br code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe ' +
    'img ins kbd li mark noscript ol p picture pre q s samp section small source span strong sub ' +
    'summary sup table tbody td tfoot th thead time tr u ul var video wbr'
  ).split(' '),
);

function* attributeProblems(
  { name, attributes, example }: WriterComponent,
  attribute: MdxJsxAttribute,
  finding: (message: string, next?: string) => Problem,
): Generator<Problem> {
  const takes = attributes[attribute.name];
  const shown = `\`${attribute.name}\` of <${name}>`;
  if (takes === undefined) {
    const next = hint(attribute.name, Object.keys(attributes));
    yield finding(`<${name}> has no attribute \`${attribute.name}\``, next);
  } else if (takes === 'flag') {
    if (attribute.value !== null && attribute.value !== undefined) {
      yield finding(
        `${shown} takes no value`,
        `write \`${attribute.name}\` alone, or leave it out`,
      );
    }
  } else if (typeof attribute.value !== 'string') {
    yield finding(`${shown} is no plain string`, `write \`${example}\``);
  } else if (takes !== 'text' && !takes.includes(attribute.value)) {
    yield finding(`${shown} cannot be \`${attribute.value}\``, hint(attribute.value, takes));
  }
}

/** What is wrong with the attributes of a component that a writer set; nothing for other elements. */
export function* componentProblems(element: Element, place: Place): Generator<Problem> {
  const component = WRITERS_COMPONENTS.find(({ name }) => name === element.name);
  if (!component) return;
  const { name, needs, example } = component;
  const finding = (message: string, next = `write \`${example}\``): Problem => ({
    place,
    message,
    next,
    rule: 'tag',
  });
  const written = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  if (written.length < element.attributes.length) {
    yield finding(`<${name}> takes no \`{…}\` in place of attributes`);
    return;
  }
  for (const attribute of written) yield* attributeProblems(component, attribute, finding);
  if (needs.length > 0 && !written.some((one) => needs.includes(one.name))) {
    yield finding(`<${name}> lacks ${needs.map((one) => `\`${one}\``).join(' or ')}`);
  }
}

/** An element of HTML that browsers do not know, most often a slip of the pen. */
export function* htmlProblems(element: Element, place: Place): Generator<Problem> {
  const { name } = element;
  if (name === null || !/^[a-z]/.test(name) || name.includes('-') || HTML.has(name)) return;
  yield {
    place,
    message: `<${name}> is no element that pages use`,
    next: `${hint(name, HTML)} A \`<\` in prose is written \`&lt;\``,
    rule: 'tag',
  };
}
