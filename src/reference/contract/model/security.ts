interface Described {
  /** Key in `components.securitySchemes`. */
  readonly name: string;
  /** Markdown. */
  readonly description: string;
}

export interface OAuthFlow {
  /** `authorizationCode`, `clientCredentials`, `deviceAuthorization`, `implicit`, `password`. */
  readonly name: string;
  /** Addresses by their key in the document, `tokenUrl`. */
  readonly urls: Readonly<Record<string, string>>;
  /** Descriptions by scope. */
  readonly scopes: Readonly<Record<string, string>>;
}

/** How a caller authenticates. */
export type SecurityScheme = Described &
  (
    | {
        readonly type: 'apiKey';
        readonly in: 'header' | 'query' | 'cookie';
        /** Name of the header, query parameter or cookie. */
        readonly parameter: string;
      }
    | {
        readonly type: 'http';
        /** `basic`, `bearer`, or another scheme of HTTP, as written. */
        readonly scheme: string;
        readonly bearerFormat: string | undefined;
      }
    | { readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[] }
    | { readonly type: 'openIdConnect'; readonly url: string }
    | { readonly type: 'mutualTLS' }
  );

/** Schemes that a request uses together, each with the scopes it needs. Empty: no credentials. */
export type SecurityAlternative = readonly {
  readonly scheme: string;
  readonly scopes: readonly string[];
}[];
