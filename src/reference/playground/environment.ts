import type { MockContract } from '../mock';

/** The access of the reader in the sandbox of the page. */
export type Access = 'full' | 'readonly' | 'none';

/** The destination of requests. */
export type Environment =
  | { readonly kind: 'sandbox'; readonly access: Access }
  | { readonly kind: 'own'; readonly baseUrl: string; readonly apiKey: string };

/** Returns the key for the sandbox in the page. It works nowhere else. */
export function sandboxKey({ keys }: Pick<MockContract, 'keys'>, access: Access): string {
  if (access === 'none') return '';
  return (access === 'readonly' ? keys?.readOnly : keys?.example) ?? 'sandbox';
}

export const keyOf = (contract: Pick<MockContract, 'keys'>, environment: Environment): string =>
  environment.kind === 'sandbox'
    ? sandboxKey(contract, environment.access)
    : environment.apiKey.trim();

const PLAIN = /^https?:\/\/[\w.~:/%-]+$/i;

/** Shown if the document was loaded for another page, with a stricter content security policy. */
const LOAD_AGAIN =
  'This page has to be loaded again before it may call your server: see Environment above.';

/** Returns why requests cannot be sent to a URL; undefined if they can. */
export function baseUrlFault(baseUrl: string): string | undefined {
  if (baseUrl.trim() === '') return 'Enter the base URL, such as https://api.partner.example/v1.';
  if (!URL.canParse(baseUrl))
    return 'The base URL is no complete address; it begins with https://.';
  const { protocol } = new URL(baseUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The base URL begins with https://.';
  return PLAIN.test(baseUrl.trim())
    ? undefined
    : 'The base URL holds host and path alone: no user name, query, fragment or spaces.';
}

/** Returns why no request can be sent; undefined if requests can be sent. */
export function environmentFault(
  environment: Environment,
  mayCallOut: boolean,
): string | undefined {
  if (environment.kind === 'sandbox') return undefined;
  return mayCallOut ? baseUrlFault(environment.baseUrl) : LOAD_AGAIN;
}
