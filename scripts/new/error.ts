import { isSeq, type Node } from 'yaml';
import { findOperation } from './contract-files';
import { CAMEL, oneOf, optional, SET, SNAKE, TEXT, type Generator } from './flags';
import { hasEntry, UsageError, type SiteFiles } from './site-files';
import { fill, scalar, upperFirst } from './template';

/** Adds a code to `x-errors` of the operation at a path of a contract file. */
function addToOperation(
  site: SiteFiles,
  file: string,
  path: readonly string[],
  code: string,
): void {
  const codes = site.collection(file, [...path, 'x-errors']);
  if (!isSeq<Node>(codes)) site.append(file, path, `x-errors: [${code}]\n`);
  else if (!codes.flow) site.append(file, [...path, 'x-errors'], `- ${code}\n`);
  else {
    const last = codes.items.at(-1)?.range?.[1];
    if (last === undefined) site.insert(file, (codes.range?.[0] ?? 0) + 1, code);
    else site.insert(file, last, `, ${code}`);
  }
}

export const error: Generator = {
  example:
    'npm run new -- error --set general --operation freezeCard --code card_in_use --status 409',
  flags: {
    set: SET,
    operation: CAMEL,
    code: SNAKE,
    status: optional(oneOf('400', '403', '404', '409', '410', '422', '429', '503')),
    title: optional(TEXT),
  },
  run(site, { set = '', operation = '', code = '', status = '409', title }) {
    const { file, path, topic } = findOperation(site, set, operation);
    for (const catalog of [`partners/${set}/errors.yaml`, 'partners/shared/errors.yaml']) {
      if (hasEntry(site.read(catalog), 'code', code)) {
        throw new UsageError(
          `The code \`${code}\` already exists in ${catalog}. Add it to \`x-errors\`, or choose another --code.`,
        );
      }
    }
    const folder = file.startsWith('partners/shared/') ? 'shared' : set;
    const catalog = `partners/${folder}/errors.yaml`;
    const text = fill('error.yaml', {
      code,
      status,
      title: scalar(title ?? upperFirst(code.replaceAll('_', ' '))),
      topic,
    });
    site.append(catalog, ['errors'], text);
    addToOperation(site, file, path, code);
    return [
      `write \`when\`, \`causes\`, \`fixes\` and the example in ${catalog}`,
      'say in `retryable` whether the same call can succeed later',
      `announce it: npm run release-contract -- --set ${set}`,
    ];
  },
};
