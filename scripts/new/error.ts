import { isSeq } from 'yaml';
import { findOperation } from './contract-files';
import type { Generator } from './kinds';
import { hasEntry, indented, upperFirst, UsageError, type SiteText } from './site-text';

const STATUSES = ['400', '403', '404', '409', '410', '422', '429', '503'];

const entryText = (
  code: string,
  status: string,
  title: string,
  topic: string,
): string => `- code: ${code}
  status: ${status}
  title: ${title}
  topic: ${topic}
  when: 'What makes the call fail with this code.'
  causes:
    - 'What the caller did, or could not know.'
  fixes:
    - 'What the caller can do about it.'
  retryable: false
  sandbox: 'Send \`Prefer: code=${code}\`.'
  example:
    detail: 'What happened, with the values of this call.'
`;

function addToOperation(site: SiteText, file: string, path: readonly string[], code: string): void {
  const yaml = site.yaml(file);
  const codes = yaml.node(...path, 'x-errors');
  if (!isSeq(codes)) {
    const indent = yaml.indentOf(...path);
    site.insert(file, yaml.lineAfter(...path), indented(`x-errors: [${code}]\n`, indent));
    return;
  }
  const [start, end] = codes.range ?? [0, 0];
  if (codes.flow) {
    const separator = codes.items.length > 0 ? ', ' : '';
    const last = yaml.text.slice(start, end - 1).trimEnd().length;
    site.insert(file, start + last, separator.trimEnd() + (separator ? ' ' : '') + code);
  } else {
    const indent = yaml.indentOf(...path, 'x-errors');
    site.insert(file, yaml.lineAfter(...path, 'x-errors'), indented(`- ${code}\n`, indent));
  }
}

export const error: Generator = {
  example:
    'npm run new -- error --set general --operation freezeCard --code card_in_use --status 409',
  flags: {
    set: { needed: true, form: 'set' },
    operation: { needed: true, form: 'camel' },
    code: { needed: true, form: 'snake' },
    status: { needed: false, form: STATUSES },
    title: { needed: false, form: 'text' },
  },
  run(site, { set, values }) {
    const { code = '', status = '409' } = values;
    const { file, path } = findOperation(site, set, values.operation ?? '');
    const folder = file.startsWith('partners/shared/') ? 'shared' : set;
    const catalogue = `partners/${folder}/errors.yaml`;
    for (const catalogueFile of [`partners/${set}/errors.yaml`, 'partners/shared/errors.yaml']) {
      if (hasEntry(site.read(catalogueFile), 'code', code)) {
        throw new UsageError(
          `The code \`${code}\` already exists in ${catalogueFile}. Add it to \`x-errors\`, or choose another --code.`,
        );
      }
    }
    const tags = site.yaml(file).node(...path, 'tags');
    const [topic = ''] = isSeq(tags) ? (tags.toJSON() as string[]) : [];
    const words = code.replaceAll('_', ' ');
    const title = values.title ?? upperFirst(words);
    const yaml = site.yaml(catalogue);
    const text = entryText(code, status, title, topic);
    site.insert(catalogue, yaml.lineAfter('errors'), indented(text, yaml.indentOf('errors')));
    addToOperation(site, file, path, code);
    return [
      `write \`when\`, \`causes\`, \`fixes\` and the example in ${catalogue}`,
      'say in `retryable` whether the same call can succeed later',
      `announce it: npm run release-contract -- --set ${set}`,
    ];
  },
};
