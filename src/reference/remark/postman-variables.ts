import { plannedCollection } from '../publish/postman/collection';
import { environmentVariables } from '../publish/postman/environment';
import { flatMarkdown } from './markdown';
import { type Cell, code, table, text } from '../blocks/tree/mdast';
import { startOf } from './reference';
import type { Tag } from './tag';

/** `<PostmanVariables />`: every variable of the Postman files and what it holds. */
export const postmanVariablesTag: Tag = {
  name: 'PostmanVariables',
  required: [],
  optional: [],
  example: '<PostmanVariables />',
  expand: (_values, page) => {
    const { contract } = page.reference;
    const row = (key: string, file: string, description: string): readonly Cell[] => [
      [code(key)],
      [text(file)],
      flatMarkdown(page, description, { place: startOf(page.file), topic: undefined }),
    ];
    return [
      table(
        ['Variable', 'Where', 'Meaning'],
        [
          ...environmentVariables(contract).map(({ key, description }) =>
            row(key, 'environment', description),
          ),
          ...plannedCollection(contract).variables.map(({ key, description }) =>
            row(key, 'collection', description),
          ),
        ],
      ),
    ];
  },
};
