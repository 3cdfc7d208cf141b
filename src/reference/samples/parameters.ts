import { isArray, isObject, textOf } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { cookieHeader, styleOf, wireValues, type WireParameter } from '../contract/http/wire';
import type { NameValue, SampleRequest } from './request';

export type SentParameter = readonly [parameter: WireParameter, value: JsonValue];

/** Whether a path contains the value as it is, and not in another style. */
const isPlain = ([parameter, value]: SentParameter): boolean =>
  styleOf(parameter) === 'simple' &&
  parameter.content === undefined &&
  !isArray(value) &&
  !isObject(value);

/** Returns the parts of a request that carry its parameters. */
export function sentParameters(
  path: string,
  parameters: readonly SentParameter[],
): Pick<SampleRequest, 'path' | 'pathParams' | 'query' | 'headers'> {
  const sentIn = (place: WireParameter['in']): readonly SentParameter[] =>
    parameters.filter(([parameter]) => parameter.in === place);
  const valuesIn = (place: WireParameter['in']) =>
    sentIn(place).flatMap(([parameter, value]) => wireValues(parameter, value));
  const styled = sentIn('path').filter((parameter) => !isPlain(parameter));
  const cookies = valuesIn('cookie');
  return {
    path: styled
      .flatMap(([parameter, value]) => wireValues(parameter, value))
      .reduce((filled, [name, text]) => filled.replaceAll(`{${name}}`, () => text), path),
    pathParams: Object.fromEntries(
      sentIn('path')
        .filter(isPlain)
        .map(([{ name }, value]) => [name, textOf(value)]),
    ),
    query: valuesIn('query'),
    headers: [
      ...valuesIn('header').map(([name, value]): NameValue => [name, value]),
      ...(cookies.length > 0 ? [['Cookie', cookieHeader(cookies)] as const] : []),
    ],
  };
}
