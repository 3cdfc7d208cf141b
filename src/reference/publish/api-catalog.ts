import type { Contract, JsonObject } from '../contract/model';
import type { PublishedFile } from './files';

/** Path of the list of a site's APIs. RFC 9727 requires it at the root of the host. */
export const API_CATALOG = '.well-known/api-catalog';

const linkOf = (url: string, file: string, type: string): JsonObject => ({
  href: `${url}/${file}`,
  type,
});

/**
 * Returns an API catalog (RFC 9727) as a link set (RFC 9264) to descriptions and documentation.
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
