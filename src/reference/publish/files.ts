import { textOf } from '../contract/json';
import type { Contract, JsonValue } from '../contract/model';
import { jsonText } from '../contract/numeral';
import { yamlText } from '../contract/yaml';
import { kept } from '../contract/workspace';
import { completeRecipes, recipesOf } from '../recipes/recipes';
import { factorRepeats } from './openapi/factor';
import { spelledOut } from './openapi/spelled-out';
import { postmanCollection } from './postman/collection';
import { postmanEnvironment } from './postman/environment';
import { asyncApi } from './schemas/async-api';
import { jsonSchemas } from './schemas/json-schema';

/** A downloadable file, generated from the contract. */
export interface PublishedFile {
  /** Path below the base path, `general/openapi.yaml`. */
  readonly path: string;
  /** Name of the file in the list of downloads. */
  readonly title: string;
  readonly contentType: string;
  /** `publishedFiles` generates it on first access: a large contract takes many seconds. */
  readonly text: string;
}

/** JSON on one line: only programs read it, and indentation would be a third of the file. */
const json = (value: JsonValue): string => `${jsonText(value)}\n`;

/** Wraps a function so that only the first call runs it; later calls return the same value. */
function onDemand<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Returns the downloads of a docs set. The same contract gives the same bytes. */
export const publishedFiles = kept((workspace, contract: Contract): readonly PublishedFile[] => {
  const { docsUrl, sets } = workspace;
  const isSample = sets.find(({ id }) => id === contract.set)?.isSample ?? false;
  const document = onDemand(() =>
    contract.sharesConventions ? spelledOut(factorRepeats(contract.published)) : contract.published,
  );
  // Shows version `3.1.0` as 3.1.
  const version = `OpenAPI ${textOf(contract.published.openapi).split('.', 2).join('.')}`;
  const webhooks = asyncApi(contract);
  const recipes = recipesOf(workspace, contract);
  const collection = () => postmanCollection({ contract, docsUrl, recipes, isSample });

  const files: readonly (readonly [string, string, string, () => string])[] = [
    ['openapi.yaml', `${version}, YAML`, 'application/yaml', () => yamlText(document())],
    ['openapi.json', `${version}, JSON`, 'application/json', () => json(document())],
    ...(webhooks
      ? ([['asyncapi.yaml', 'AsyncAPI 3.0', 'application/yaml', () => yamlText(webhooks)]] as const)
      : []),
    [
      'postman_collection.json',
      'Postman collection, v2.1',
      'application/json',
      () => json(collection()),
    ],
    [
      'postman_environment.json',
      'Postman environment',
      'application/json',
      () => json(postmanEnvironment(contract)),
    ],
    ...completeRecipes(workspace, contract).map(
      ({ name, description }) =>
        [`recipes/${name}`, 'Arazzo 1.1', 'application/yaml', () => yamlText(description)] as const,
    ),
  ];
  return files.map(([name, title, contentType, make]) => {
    const text = onDemand(make);
    return {
      path: `${contract.set}/${name}`,
      title,
      contentType,
      get text() {
        return text();
      },
    };
  });
});

/** Returns each named schema of a set as a JSON Schema file: `general/schemas/Card.json`. */
export const schemaFiles = kept(({ docsUrl }, contract: Contract): readonly PublishedFile[] =>
  [...jsonSchemas(contract, `${docsUrl}/${contract.set}/schemas`)].map(([name, schema]) => ({
    path: `${contract.set}/schemas/${name}`,
    title: `JSON Schema of ${name}`,
    contentType: 'application/schema+json',
    text: json(schema),
  })),
);
