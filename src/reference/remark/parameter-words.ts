import type { FieldEncoding, Parameter, Serialization } from '../contract/model';

/** How a value is written where that is not how values of its kind usually are. */
function wordsOf(name: string, serialization: Serialization): readonly string[] {
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
  ].filter(Boolean);
}

/** How a parameter is written in a request. */
export const styleWords = (parameter: Parameter): readonly string[] =>
  wordsOf(parameter.field.name, parameter);

/** How a field of a form is written, or which file is sent in its place. */
export const encodingWords = (name: string, encoding: FieldEncoding): readonly string[] =>
  encoding.file === undefined
    ? wordsOf(name, encoding)
    : [`sent as a file of type ${encoding.content ?? 'application/octet-stream'}`];
