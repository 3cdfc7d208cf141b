import { asObject, asText } from '../json';
import type { Contract } from '../model';

/** Words of a title that do not distinguish an API: `The Pet Store REST API v2.0`. */
const COMMON =
  /^(the|an?|rest|open|api|apis|openapi|swagger|spec|specification|docs|documentation|v?\d[\d.]*)$/i;
const MOST_WORDS = 4;

/** `petStore-key` → PET_STORE_KEY. */
const upperSnake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();

/** The beginning of all names, from the title of the API: `Pet Store API - v2` → PET_STORE. */
function prefixOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^A-Za-z\d.]+/)
    .filter((word) => /[A-Za-z\d]/.test(word) && !COMMON.test(word));
  const prefix = upperSnake(words.slice(0, MOST_WORDS).join(' '));
  return /^[A-Z]/.test(prefix) ? prefix : ['API', prefix].filter(Boolean).join('_');
}

/** Names of the environment variables in samples; `x-variables` of a contract can set their prefix. */
export function variablesOf({ title, document }: Pick<Contract, 'title' | 'document'>) {
  const prefix = asText(asObject(document.info)['x-variables']) ?? prefixOf(title);
  const named = (name: string): string => {
    const own = upperSnake(name);
    return own.startsWith(`${prefix}_`) ? own : `${prefix}_${own}`;
  };
  return { url: named(prefix.endsWith('API') ? 'url' : 'api_url'), credential: named };
}
