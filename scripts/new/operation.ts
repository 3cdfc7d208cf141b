import {
  addToPage,
  addToRoots,
  contractFile,
  METHODS,
  objectOf,
  operationsOf,
  pageOf,
  referenceTo,
} from './contract-files';
import { CAMEL, KEBAB, oneOf, optional, PASCAL, PATH, SET, TEXT, type Generator } from './flags';
import { UsageError, type SiteFiles } from './site-files';
import { fill, indented, scalar, upperFirst } from './template';

/** `createCard` → `Create card`. */
const wordsOf = (name: string): string =>
  upperFirst(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());

/** The parameters in a path, as items of `parameters`. */
function pathParameters(site: SiteFiles, file: string, path: string): readonly string[] {
  const { schemas = {} } = site.contract(file);
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const reference = referenceTo(site.read(file), `parameters/${upperFirst(name)}`);
    if (reference !== undefined) return `- $ref: '${reference}'`;
    const schema =
      upperFirst(name) in schemas
        ? `{ $ref: '#/schemas/${upperFirst(name)}' }`
        : '{ type: string, examples: [abc_1] }';
    return `- name: ${name}\n  in: path\n  required: true\n  description: ${wordsOf(name)}.\n  schema: ${schema}`;
  });
}

/** A list as the value of a placeholder; undefined when the list is empty. */
const listOf = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : ['', ...items].join('\n');

export const operation: Generator = {
  example:
    'npm run new -- operation --set general --topic card --id renewCard --method post --path /cards/{cardId}/renew',
  flags: {
    set: SET,
    topic: KEBAB,
    id: CAMEL,
    method: oneOf(...METHODS),
    path: PATH,
    object: optional(PASCAL),
    summary: optional(TEXT),
  },
  run(site, { set = '', topic = '', id = '', method = '', path = '', object, summary }) {
    const contract = contractFile(site, set, topic);
    const { file } = contract;
    if (operationsOf(site, set).has(id)) {
      throw new UsageError(`The operation \`${id}\` already exists. Choose another --id.`);
    }
    const item = site.contract(file).paths?.[path];
    if (item && method in item) {
      throw new UsageError(
        `\`${method.toUpperCase()} ${path}\` already exists in ${file}. Choose another path or method.`,
      );
    }
    const inPath = pathParameters(site, file, path);
    const common = file.startsWith('partners/shared/') ? '' : '../../shared/contract/';
    const key =
      referenceTo(site.read(file), 'parameters/IdempotencyKey') ??
      `${common}common.yaml#/parameters/IdempotencyKey`;
    const scope = /apiKey: \[([a-z-]+):/.exec(site.read(file))?.[1] ?? topic;
    const schema = `{ $ref: '#/schemas/${objectOf(site, file, topic, object)}' }`;
    const [reads, removes] = [method === 'get', method === 'delete'];
    const text = fill('operation.yaml', {
      method,
      id,
      topic,
      summary: scalar(summary ?? wordsOf(id)),
      scope: `${scope}:${reads ? 'read' : 'write'}`,
      parameters: listOf([
        ...(item && !('parameters' in item) ? inPath : []),
        ...(['post', 'patch'].includes(method) ? [`- $ref: '${key}'`] : []),
      ]),
      status: removes ? '204' : '200',
      outcome: removes ? 'The object is gone.' : 'The object as it is now.',
      content: removes ? undefined : `\napplication/json:\n  schema: ${schema}`,
      retry: reads
        ? undefined
        : 'Send the call again with the same `Idempotency-Key`; nothing happens twice.',
    });
    if (item) site.append(file, ['paths', path], text);
    else {
      const parameters =
        inPath.length === 0 ? '' : `parameters:\n${indented(inPath.join('\n'), 2)}\n`;
      site.append(file, ['paths'], `${path}:\n${indented(parameters + text, 2)}`);
    }
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
