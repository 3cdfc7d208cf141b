import { type Element, jsonOf, requiredText, textOf } from '../element';
import { item, json, linkTo, list, mergedList, paragraph } from '../nodes';
import { anchorMark, code, type Form, text } from '../plain';

const statusOf = (element: Element): string => {
  const status = jsonOf(element, 'status');
  return typeof status === 'number' ? String(status) : 'In failure';
};

const line: Form = (element, plain) =>
  list([
    item([
      paragraph(
        text(`${statusOf(element)} `),
        ...linkTo(plain, textOf(element, 'href'), [code(requiredText(element, 'code'))]),
        text(`: ${requiredText(element, 'title')}`),
      ),
    ]),
  ]);

const lines: Form = (element, plain) => mergedList(plain.blocks(element.children));

/** A heading of its own: an error is what readers of a copy look for. */
const entry: Form = (element, plain) => {
  const example = jsonOf(element, 'example');
  return [
    plain.heading([code(requiredText(element, 'code'))], requiredText(element, 'id')),
    paragraph(text(`${statusOf(element)} · ${requiredText(element, 'title')}`)),
    ...plain.blocks(element.children),
    ...(example === undefined ? [] : [json(example)]),
  ];
};

const entries: Form = (element, plain) => [
  paragraph(anchorMark(requiredText(element, 'id'))),
  ...plain.blocks(element.children),
];

export const errorForms: Readonly<Record<string, Form>> = {
  ErrorEntries: entries,
  ErrorEntry: entry,
  ErrorLine: line,
  ErrorLines: lines,
};
