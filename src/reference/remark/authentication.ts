import type { RootContent } from 'mdast';
import { code, heading, joined, paragraph, table, text } from '../blocks/tree/mdast';
import { kebabCase, schemeAnchor } from '../contract/page/anchors';
import type { OAuthFlow, SecurityScheme } from '../contract/model';
import { markdown } from './markdown';
import { type Content, factList } from './parts';
import { type Page, pageOrigin } from './reference';
import { asLine, schemeWords } from './security-words';
import type { Tag } from './tag';

/** Writes a key of the document in words: `tokenUrl` → token URL. */
const wordsOf = (key: string): string =>
  kebabCase(key)
    .replaceAll('-', ' ')
    .replace(/\burl\b/, 'URL');

/** The form of the credential in a request. */
function formOf(scheme: SecurityScheme): string | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type === 'apiKey') {
    const { parameter } = scheme;
    if (scheme.in === 'query') return `?${parameter}=<API key>`;
    return scheme.in === 'cookie' ? `Cookie: ${parameter}=<API key>` : `${parameter}: <API key>`;
  }
  const name = scheme.type === 'http' ? scheme.scheme : 'bearer';
  if (/^basic$/i.test(name)) return 'Authorization: Basic <user:password in Base64>';
  return /^bearer$/i.test(name)
    ? 'Authorization: Bearer <token>'
    : `Authorization: ${name} <credentials>`;
}

const flowFact = ({ name, urls }: OAuthFlow): readonly [string, Content] => {
  const addresses = Object.entries(urls).map(([key, url]) => [text(`${wordsOf(key)} `), code(url)]);
  return [`Flow: ${wordsOf(name)}`, joined(addresses)];
};

function schemeBlocks(page: Page, scheme: SecurityScheme): readonly RootContent[] {
  const { name, description } = scheme;
  const form = formOf(scheme);
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  const scopes = new Map(flows.flatMap((flow) => Object.entries(flow.scopes)));
  const facts = {
    Kind: asLine(schemeWords(scheme)),
    'Sent as': form === undefined ? [] : [code(form)],
    Discovery: scheme.type === 'openIdConnect' ? [code(scheme.url)] : [],
    ...Object.fromEntries(flows.map(flowFact)),
  };
  return [
    heading(3, schemeAnchor(name), name),
    ...markdown(page, description, pageOrigin(page)),
    factList(facts),
    ...(scopes.size === 0
      ? []
      : [
          table(
            ['Scope', 'What it allows'],
            [...scopes].map(([scope, meaning]) => [[code(scope)], [text(meaning)]]),
          ),
        ]),
  ];
}

/** `<SecuritySchemes />`: every security scheme of the set: how it is sent, its flows and scopes. */
export const authenticationTag: Tag = {
  name: 'SecuritySchemes',
  expand: (page) => {
    const schemes = [...page.reference.contract.securitySchemes.values()];
    return schemes.length === 0
      ? [paragraph([text('The OpenAPI document names no credentials.')])]
      : schemes.flatMap((scheme) => schemeBlocks(page, scheme));
  },
};
