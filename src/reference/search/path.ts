import { METHODS } from '../contract/http/methods';

/** With or without its method; its first slash may be missing where nothing follows. */
const PATH = /^\s*(?:[a-z]+\s+)?(?:\/[^\s?#]*|\w+\/[^\s?#]*(?=[?#\s]*$))/i;
/** As it stands in a log or a command. */
const ADDRESS = /https?:\/\/[^/\s]+(\/[^\s?#"']*)/i;
/** What stands for a parameter: its name, or a value with a digit that is no version. */
const PARAMETER = /(?<=\/)(?:\{[^}]*\}|:\w+|(?!v\d+(?:\/|$))[^/\s]*\d[^/\s]*)/gi;

/** Readers name the parameters of a path as they like: `/users/{id}` is `/users/{userId}`. */
export const withOneParameterName = (path: string): string => path.replace(PARAMETER, '{id}');

/** The path that a query asks for, `POST https://…/v1/users/42?limit=2` for `POST /v1/users/{id}`. */
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
