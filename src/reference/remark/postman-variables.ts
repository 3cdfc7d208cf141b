import { type Cell, code, table, text } from '../blocks/tree/mdast';
import { plannedCollection } from '../publish/postman/collection';
import { environmentVariables } from '../publish/postman/environment';
import { flatMarkdown } from './markdown';
import { pageOrigin } from './reference';
import type { Tag } from './tag';

/** `<PostmanVariables />`: every variable of the Postman files, with its meaning. */
export const postmanVariablesTag: Tag = {
  name: 'PostmanVariables',
  expand: (page) => {
    const { contract } = page.reference;
    const rows = (
      file: string,
      variables: readonly { readonly key: string; readonly description: string }[],
    ): readonly (readonly Cell[])[] =>
      variables.map(({ key, description }) => [
        [code(key)],
        [text(file)],
        flatMarkdown(page, description, pageOrigin(page)),
      ]);
    return [
      table(
        ['Variable', 'Where', 'Meaning'],
        [
          ...rows('environment', environmentVariables(contract)),
          ...rows('collection', plannedCollection(contract).variables),
        ],
      ),
    ];
  },
};
