import { isElement, requiredText } from '../element';
import { item, list, paragraph } from '../nodes';
import { anchorMark, code, type Form, text } from '../plain';

/** The table below says what the drawing shows. */
const diagram: Form = (element) => [paragraph(text(requiredText(element, 'description')))];

const name: Form = (element) => [
  code(requiredText(element, 'name')),
  text(' '),
  anchorMark(requiredText(element, 'id')),
];

const meaning: Form = (element, plain) => plain.blocks(element.children);

const moves: Form = (element, plain) =>
  list(element.children.filter(isElement).map((move) => item(plain.blocks([move]))));

export const stateForms: Readonly<Record<string, Form>> = {
  StateDiagram: diagram,
  StateMeaning: meaning,
  StateMove: meaning,
  StateMoves: moves,
  StateName: name,
};
