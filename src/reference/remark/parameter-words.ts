import type { Constraint, Field, FieldEncoding, Parameter, Serialization } from '../contract/model';

const writing = (words: string): Constraint => ({ kind: 'writing', words });

/** Describes how a value is written, if that differs from the default of its kind. */
function writingOf(name: string, serialization: Serialization): readonly Constraint[] {
  const { style, explode, allowReserved, content } = serialization;
  const isJoined = explode === false && (style === undefined || style === 'form');
  const styles: Readonly<Record<string, string>> = {
    label: 'written after a dot',
    matrix: `written as ;${name}=value`,
    spaceDelimited: 'joined by spaces',
    pipeDelimited: 'joined by |',
    deepObject: `written as ${name}[key]=value`,
  };
  return [
    isJoined ? 'joined by commas' : (styles[style ?? ''] ?? ''),
    allowReserved ? 'reserved characters are not encoded' : '',
    content === undefined ? '' : `written as ${content}`,
  ]
    .filter(Boolean)
    .map(writing);
}

/** How a parameter is written in a request. */
export const styleOf = (parameter: Parameter): readonly Constraint[] =>
  writingOf(parameter.field.name, parameter);

/** How a field of a form is written, or that a file is sent for it. */
export function encodingOf(
  { name, constraints }: Pick<Field, 'name' | 'constraints'>,
  encoding: FieldEncoding,
): readonly Constraint[] {
  const { file, content } = encoding;
  if (file === undefined) return writingOf(name, encoding);
  const isSaid = constraints.some(
    ({ kind, value }) => kind.endsWith('contentMediaType') && value === content,
  );
  return [writing(isSaid ? 'sent as a file' : `sent as a file of type ${content ?? ''}`)];
}
