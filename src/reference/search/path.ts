import { METHODS } from '../contract/http/methods';

/** A path, maybe with its method; its first slash may be missing if nothing follows the path. */
const PATH = /^\s*(?:[a-z]+\s+)?(?:\/[^\s?#]*|\w+\/[^\s?#]*(?=[?#\s]*$))/i;
/** A full address, as in a log or a command. */
const ADDRESS = /https?:\/\/[^/\s]+(\/[^\s?#"']*)/i;
/** A parameter in a path: its name, or a value with a digit that is not a version. */
const PARAMETER = /(?<=\/)(?:\{[^}]*\}|:\w+|(?!v\d+(?:\/|$))[^/\s]*\d[^/\s]*)/gi;

/** Unifies parameters, whose names readers choose: `/users/{userId}` becomes `/users/{id}`. */
export const withOneParameterName = (path: string): string => path.replace(PARAMETER, '{id}');

/** Returns a query's path: `POST /v1/users/{id}` for `POST https://…/v1/users/42?limit=2`. */
export function pathIn(query: string): string | undefined {
  const address = ADDRESS.exec(query);
  if (!address) {
    const [path] = PATH.exec(query) ?? [];
    return path && withOneParameterName(path) + query.slice(path.length).replace(/^[?#]\S*/, '');
  }
  const before = query.slice(0, address.index).toUpperCase().split(/\s/);
  const method = METHODS.find((name) => before.includes(name));
  return `${method ?? ''} ${withOneParameterName(address[1] ?? '')}`;
}
