import type { RootContent } from 'mdast';
import { code, heading, paragraph, table, text } from '../blocks/tree/mdast';
import { asArray, asObject, asText, objectEntries, objects, textOf } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { flatMarkdown, markdown, phrase } from './markdown';
import { type Page, pageOrigin } from './reference';
import type { Tag } from './tag';

/** The variables of a server's address as a table: defaults, allowed values and meaning. */
function variables(page: Page, server: JsonObject): readonly RootContent[] {
  const rows = objectEntries(server.variables).map(([name, variable]) => [
    [code(name)],
    [code(textOf(variable.default))],
    [text(asArray(variable.enum).map(textOf).join(', '))],
    flatMarkdown(page, asText(variable.description) ?? '', pageOrigin(page)),
  ]);
  return rows.length === 0 ? [] : [table(['Variable', 'Default', 'Values', 'Meaning'], rows)];
}

/** The addresses of an API; a single plain address takes one line. */
function serverBlocks(page: Page): readonly RootContent[] {
  const servers = objects(page.reference.contract.published.servers);
  const isPlain = servers.every((server) => Object.keys(asObject(server.variables)).length === 0);
  const [only, ...others] = servers;
  if (!only) return [];
  if (others.length === 0 && isPlain) {
    return [paragraph([text('Base URL: '), code(asText(only.url) ?? '')])];
  }
  return [
    heading(2, 'servers', 'Servers'),
    ...servers.flatMap((server) => [
      paragraph([
        code(asText(server.url) ?? ''),
        ...(server.description === undefined ? [] : [text(': ')]),
        ...phrase(page, asText(server.description) ?? '', pageOrigin(page)),
      ]),
      ...variables(page, server),
    ]),
  ];
}

/** `<About />`: the contract's own description (`info.description`), and its servers. */
export const aboutTag: Tag = {
  name: 'About',
  expand: (page) => [
    ...markdown(page, page.reference.contract.description, pageOrigin(page)),
    ...serverBlocks(page),
  ],
};
