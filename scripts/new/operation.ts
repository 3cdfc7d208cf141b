import {
  addToPage,
  addToRoots,
  contractFile,
  METHODS,
  operationsOf,
  pageOf,
  referenceTo,
} from './contract-files';
import type { Generator } from './kinds';
import { indented, upperFirst, UsageError, type YamlText } from './site-text';

/** `crypto-deposit` → `CryptoDeposit`. */
const pascalCase = (topic: string): string => topic.split('-').map(upperFirst).join('');

/** `createCard` → `Create card`. */
const wordsOf = (name: string): string =>
  upperFirst(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());

/** The object of an operation: the requested one, the topic's own, or the first with states. */
export function objectOf(yaml: YamlText, topic: string, requested: string | undefined): string {
  const names = yaml.keys('schemas');
  const withStates = names.find((name) => yaml.node('schemas', name, 'x-states') !== undefined);
  const name = requested ?? (names.includes(pascalCase(topic)) ? pascalCase(topic) : withStates);
  if (name === undefined || !names.includes(name)) {
    throw new UsageError(
      `There is no object \`${name ?? ''}\` in the file of the topic. Choose one with --object: ${names.join(', ')}.`,
    );
  }
  return name;
}

/** The parameters in a path, as items of `parameters`. */
function pathParameters(yaml: YamlText, path: string): readonly string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const schemas = yaml.keys('schemas');
  return names.map((name) => {
    const reference = referenceTo(yaml.text, `parameters/${upperFirst(name)}`, '');
    if (reference !== '') return `  - $ref: '${reference}'\n`;
    const schema = schemas.includes(upperFirst(name))
      ? `{ $ref: '#/schemas/${upperFirst(name)}' }`
      : '{ type: string, examples: [abc_1] }';
    return (
      `  - name: ${name}\n    in: path\n    required: true\n` +
      `    description: ${wordsOf(name)}.\n    schema: ${schema}\n`
    );
  });
}

const parameters = (items: readonly string[]): string =>
  items.length === 0 ? '' : `parameters:\n${items.join('')}`;

function operationText(
  yaml: YamlText,
  options: {
    readonly id: string;
    readonly method: string;
    readonly topic: string;
    readonly object: string;
    readonly summary: string;
    readonly common: string;
    /** Path parameters that the path does not declare for all of its methods. */
    readonly pathParameters: readonly string[];
  },
): string {
  const { id, method, topic, object, summary, common } = options;
  const reads = method === 'get';
  const scope = /apiKey: \[([a-z-]+):/.exec(yaml.text)?.[1] ?? topic;
  const key = referenceTo(
    yaml.text,
    'parameters/IdempotencyKey',
    `${common}#/parameters/IdempotencyKey`,
  );
  const response =
    method === 'delete'
      ? `  '204':\n    description: The object is gone.\n`
      : `  '200':\n    description: The object as it is now.\n    content:\n      application/json:\n        schema: { $ref: '#/schemas/${object}' }\n`;
  return (
    `${method}:\n` +
    indented(
      `operationId: ${id}\ntags: [${topic}]\nsummary: ${summary}\n` +
        `description: What the call does, when to use it, and what it does not change.\n` +
        `security: [{ apiKey: ['${scope}:${reads ? 'read' : 'write'}'] }]\n` +
        parameters([
          ...options.pathParameters,
          ...(method === 'post' || method === 'patch' ? [`  - $ref: '${key}'\n`] : []),
        ]) +
        `responses:\n${response}` +
        (reads
          ? ''
          : `x-retry: Send the call again with the same \`Idempotency-Key\`; nothing happens twice.\n`),
      2,
    )
  );
}

function checkFree(yaml: YamlText, file: string, path: string, method: string): void {
  if (yaml.keys('paths', path).includes(method)) {
    throw new UsageError(
      `\`${method.toUpperCase()} ${path}\` already exists in ${file}. Choose another path or method.`,
    );
  }
}

export const operation: Generator = {
  example:
    'npm run new -- operation --set general --topic card --id renewCard --method post --path /cards/{cardId}/renew',
  flags: {
    set: { needed: true, form: 'set' },
    topic: { needed: true, form: 'kebab' },
    id: { needed: true, form: 'camel' },
    method: { needed: true, form: METHODS },
    path: { needed: true, form: 'path' },
    object: { needed: false, form: 'pascal' },
    summary: { needed: false, form: 'text' },
  },
  run(site, { set, values }) {
    const { topic = '', id = '', method = '', path = '', object } = values;
    const contract = contractFile(site, set, topic);
    const { file } = contract;
    if (operationsOf(site, set).has(id)) {
      throw new UsageError(`The operation \`${id}\` already exists. Choose another --id.`);
    }
    const yaml = site.yaml(file);
    checkFree(yaml, file, path, method);
    const isNew = !yaml.keys('paths').includes(path);
    const isDeclared = isNew || yaml.keys('paths', path).includes('parameters');
    const text = operationText(yaml, {
      pathParameters: isDeclared ? [] : pathParameters(yaml, path),
      id,
      method,
      topic,
      object: objectOf(yaml, topic, object),
      summary: values.summary ?? wordsOf(id),
      common: file.startsWith('partners/shared/')
        ? 'common.yaml'
        : '../../shared/contract/common.yaml',
    });
    const parent = isNew ? ['paths'] : ['paths', path];
    const shared = parameters(pathParameters(yaml, path));
    const entry = isNew ? `${path}:\n${indented(shared + text, 2)}` : text;
    site.insert(file, yaml.lineAfter(...parent), indented(entry, yaml.indentOf(...parent)));
    addToRoots(site, contract, 'paths', path);
    for (const user of contract.sets) {
      addToPage(site, pageOf(user.set, topic), `<Operation id="${id}" />`, {
        after: /^<Operation .*\/>$/gm,
        before: ['## Events', '## Errors'],
      });
    }
    return [
      `write \`description\`, and \`x-errors\`, \`x-events\`, \`x-effects\`, \`x-sandbox\` where they apply, in ${file}`,
      'move <Operation /> under the heading of its group on the page',
      `announce it: npm run release-contract -- --set ${set}`,
    ];
  },
};
