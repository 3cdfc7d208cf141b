import type { PhrasingContent } from 'mdast';
import { type Element, hasFlag, isElement, requiredText, textOf } from '../element';
import { item, linkTo, list, mergedList, paragraph, withLead } from '../nodes';
import { code, type Form, type Plain, strong, text } from '../plain';

const MARKS = [
  ['nullable', 'nullable'],
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
] as const;

/** Patterns and values among the limits of a field: code, and not words. */
const EXACT =
  /((?:^|, |each )(?:matches|always|default) )(.+?)(?=, (?:\d|at |always |default |each |exactly |no )|$)/g;

const limitsOf = (limits: string): readonly PhrasingContent[] => {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: whole, 1: word = '', 2: value = '', index } of limits.matchAll(EXACT)) {
    parts.push(text(limits.slice(end, index) + word), code(value));
    end = index + whole.length;
  }
  return [...parts, text(limits.slice(end))];
};

/** `required, string, read-only, 1 to 8 characters, example `adult``. */
const particulars = (element: Element): readonly PhrasingContent[] => {
  const [unit, limits, example] = ['unit', 'limits', 'example'].map((name) =>
    textOf(element, name),
  );
  const words = [
    ...(hasFlag(element, 'required') ? ['required'] : []),
    requiredText(element, 'type'),
    ...(unit === undefined ? [] : [unit]),
    ...MARKS.filter(([name]) => hasFlag(element, name)).map(([, mark]) => mark),
  ].join(', ');
  return [
    text(` (${words}`),
    ...(limits === undefined ? [] : [text(', '), ...limitsOf(limits)]),
    ...(example === undefined ? [] : [text(', example '), code(example)]),
    text(')'),
  ];
};

/**
 * One field: name, particulars and meaning in a line, what is nested below. A
 * list and not a table: fields hold values, alternatives and further fields.
 */
const field: Form = (element, plain) => {
  const lead = [code(requiredText(element, 'name')), ...particulars(element)];
  return list([item(withLead(lead, text(': '), plain.blocks(element.children)))]);
};

const fields: Form = (element, plain) => mergedList(plain.blocks(element.children));

const fieldGroup: Form = (element, plain) => [
  paragraph(strong(requiredText(element, 'title'))),
  ...plain.blocks(element.children),
];

const alternatives: Form = (element, plain) => [
  paragraph(text('One of:')),
  ...list(element.children.filter(isElement).map((variant) => item(plain.blocks([variant])))),
];

const linkedValues = (values: readonly Element[], plain: Plain): readonly PhrasingContent[] =>
  values.flatMap((value, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    ...linkTo(plain, textOf(value, 'href'), [code(requiredText(value, 'value'))]),
  ]);

const values: Form = (element, plain) => {
  const all = element.children.filter(isElement);
  if (hasFlag(element, 'links')) {
    return [paragraph(text('Values: '), ...linkedValues(all, plain))];
  }
  return list(all.map((value) => item(plain.blocks([value]))));
};

const value: Form = (element, plain) => {
  const href = textOf(element, 'href');
  const name = linkTo(plain, href, [code(requiredText(element, 'value'))]);
  return [...withLead(name, text(': '), plain.blocks(element.children))];
};

const presence: Form = (element, plain) => [
  ...withLead([text('Present when')], text(': '), plain.blocks(element.children)),
];

export const fieldForms: Readonly<Record<string, Form>> = {
  Field: field,
  FieldGroup: fieldGroup,
  Fields: fields,
  FieldValue: value,
  FieldValues: values,
  FieldVariants: alternatives,
  PresentWhen: presence,
};
