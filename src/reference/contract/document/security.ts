import type {
  JsonObject,
  OAuthFlow,
  Operation,
  SecurityAlternative,
  SecurityScheme,
} from '../model';
import { asObject, asText, objectEntries, objects, texts } from '../json';
import { deref } from '../walk';

const textsIn = (written: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

const buildFlow = ([name, { scopes, ...urls }]: readonly [string, JsonObject]): OAuthFlow => ({
  name,
  urls: textsIn(urls),
  scopes: textsIn(asObject(scopes)),
});

const PLACES = ['header', 'query', 'cookie'] as const;

function buildScheme(name: string, written: JsonObject): SecurityScheme | undefined {
  const described = { name, description: asText(written.description) ?? '' };
  const { type } = written;
  if (type === 'apiKey') {
    const place = PLACES.find((candidate) => candidate === written.in) ?? 'header';
    return { ...described, type, in: place, parameter: asText(written.name) ?? '' };
  }
  if (type === 'http') {
    const scheme = asText(written.scheme) ?? '';
    return { ...described, type, scheme, bearerFormat: asText(written.bearerFormat) };
  }
  if (type === 'oauth2') {
    return { ...described, type, flows: objectEntries(written.flows).map(buildFlow) };
  }
  if (type === 'openIdConnect') {
    return { ...described, type, url: asText(written.openIdConnectUrl) ?? '' };
  }
  return type === 'mutualTLS' ? { ...described, type } : undefined;
}

/** The security schemes of a bundled document by name. Skips types that OpenAPI does not define. */
export const buildSecuritySchemes = (document: JsonObject): ReadonlyMap<string, SecurityScheme> =>
  new Map(
    objectEntries(asObject(document.components).securitySchemes).flatMap(([name, written]) => {
      const scheme = buildScheme(name, deref(document, written));
      return scheme ? [[name, scheme] as const] : [];
    }),
  );

/** The security requirements of an operation; they default to those of the document. */
export const buildSecurity = (
  document: JsonObject,
  operation: JsonObject,
): readonly SecurityAlternative[] =>
  objects(operation.security ?? document.security).map((alternative) =>
    Object.entries(alternative).map(([scheme, scopes]) => ({ scheme, scopes: texts(scopes) })),
  );

type Secured = Pick<Operation, 'security'>;

/** Whether a call without credentials is refused. */
export const needsCredentials = ({ security }: Secured): boolean =>
  security.length > 0 && security.every((alternative) => alternative.length > 0);

/** Every scope that an operation names. */
export const scopesOf = ({ security }: Secured): readonly string[] => [
  ...new Set(security.flat().flatMap(({ scopes }) => scopes)),
];
