import type { Contract, JsonObject } from '../contract/model';
import type { PublishedFile } from './files';

/** The APIs of a site and where they are described. The standard wants it at the root of a host. */
export const API_CATALOG = '.well-known/api-catalog';

const linkOf = (url: string, file: string, type: string): JsonObject => ({
  href: `${url}/${file}`,
  type,
});

/**
 * A set of links (RFC 9264) as a catalog of APIs (RFC 9727).
 *
 * @param url address of the site with its base path, without a final slash
 */
export function apiCatalog(
  url: string,
  contracts: readonly Pick<Contract, 'set' | 'servers'>[],
): PublishedFile {
  const linkset = contracts.flatMap(({ set, servers }) =>
    servers.map((server) => ({
      anchor: server.url,
      'service-desc': [
        linkOf(url, `${set}/openapi.yaml`, 'application/yaml'),
        linkOf(url, `${set}/openapi.json`, 'application/json'),
      ],
      'service-doc': [linkOf(url, set, 'text/html'), linkOf(url, `${set}.md`, 'text/markdown')],
    })),
  );
  return {
    path: API_CATALOG,
    title: 'Catalog of APIs',
    contentType: 'application/linkset+json',
    text: `${JSON.stringify({ linkset })}\n`,
  };
}
