/** Keys of the sandbox in the page; they work nowhere else. */
export const SANDBOX_KEYS = {
  full: 'sk_sandbox_playground',
  readonly: 'sk_sandbox_readonly',
  none: '',
} as const;

/** Where requests go. */
export type Environment =
  | { readonly kind: 'sandbox'; readonly access: keyof typeof SANDBOX_KEYS }
  | { readonly kind: 'own'; readonly baseUrl: string; readonly apiKey: string };

export const keyOf = (environment: Environment): string =>
  environment.kind === 'sandbox' ? SANDBOX_KEYS[environment.access] : environment.apiKey.trim();

const PLAIN = /^https?:\/\/[\w.~:/%-]+$/i;

/** The document was loaded for another page, whose content security policy is stricter. */
const LOAD_AGAIN =
  'This page has to be loaded again before it may call your server: see Environment above.';

/** Why requests can't go to an address; undefined when they can. */
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

/** Why no request can be sent; undefined when it can. */
export function environmentFault(
  environment: Environment,
  mayCallOut: boolean,
): string | undefined {
  if (environment.kind === 'sandbox') return undefined;
  return mayCallOut ? baseUrlFault(environment.baseUrl) : LOAD_AGAIN;
}
