import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeededSite } from '../../../tests/mistakes/seeded-site';
import { dependenciesOf } from './dependencies';
import { pageWith } from '../contract/testing/page';
import { workspaceAt } from '../contract/testing/workspace';

const ROOT = 'general/openapi.yaml';
const LOAN = 'general/contract/loan.yaml';
const READER = 'shared/contract/reader.yaml';
const COMMON = 'shared/contract/common.yaml';
const ERRORS = ['general/errors.yaml', 'shared/errors.yaml'];
const EVERYTHING = [ROOT, LOAN, READER, COMMON, ...ERRORS];

describe('dependenciesOf', () => {
  let site: SeededSite;
  beforeAll(() => {
    site = new SeededSite();
  });
  afterAll(() => site.remove());

  const filesOf = (tags: string, topic = 'loan'): readonly string[] =>
    dependenciesOf(
      workspaceAt(site.dir),
      pageWith({ file: `partners/general/api/${topic}.mdx`, source: tags }),
    )
      .map((path) => relative(join(site.dir, 'partners'), path).replaceAll('\\', '/'))
      .sort();

  it.each<[tags: string, files: readonly string[]]>([
    ['Text alone.', []],
    ['<Tabs><div>Text alone.</div></Tabs>', []],
    ['<About />', [ROOT]],
    ['<Operation id="getReader" />', [ROOT, READER, ...ERRORS]],
    ['<Operation id="returnLoan" />', [ROOT, LOAN, READER, COMMON, ...ERRORS]],
    ['<Schema name="Reader" />', [ROOT, READER]],
    ['<Schema name="Money" />', [ROOT, COMMON]],
    ['<States name="Loan" />', [ROOT, LOAN, READER, COMMON]],
    ['<Operations topic="reader" />', [ROOT, READER]],
    ['<Sandbox />', [ROOT, LOAN, READER, COMMON]],
    ['<Operations topic="gone" />', [ROOT]],
    ['<Errors topic="loan" />', [ROOT, LOAN, READER, COMMON, ...ERRORS]],
    ['<Errors topic="gone" />', [ROOT, ...ERRORS]],
    ['<Fees />', [ROOT, LOAN, READER, COMMON, 'general/fees.yaml']],
    ['<Fees topic="reader" />', [ROOT, READER, 'general/fees.yaml']],
    ['<FeeCalculator topic="reader" />', [ROOT, READER, 'general/fees.yaml']],
    ['<ChangeLog topic="reader" />', [ROOT, READER, 'general/change-log.yaml']],
    // Tags with an unknown name, or without a name, depend on every file.
    ['<Operation id="gone" />', EVERYTHING],
    ['<Schema name="Gone" />', EVERYTHING],
    ['<Schema />', EVERYTHING],
    ['<Errors topic="common" />', EVERYTHING],
    ['<SecuritySchemes />', EVERYTHING],
    ['<EventCatalog />', EVERYTHING],
    ['<WebhookBench />', EVERYTHING],
    ['<Playground />', EVERYTHING],
    ['<Schema name="Reader" />\n\n<Playground />', EVERYTHING],
    ['<Fees />\n\n<Playground />', [...EVERYTHING, 'general/fees.yaml']],
    ['<Schema name="Reader" />\n\n<Schema name="Money" />', [ROOT, READER, COMMON]],
  ])('of %j', (tags, files) => {
    expect(filesOf(tags)).toEqual(files.toSorted());
  });

  it('takes the topic of the page for tags without a topic', () => {
    expect(filesOf('<Operations />', 'reader')).toEqual([ROOT, READER].sort());
  });

  it('includes the programs that a page shows', () => {
    const files = filesOf('<VerifySamples topic="gone" />');
    const programs = files.filter((file) => file.startsWith('shared/samples/receive-event/'));
    expect(programs.map((file) => extname(file)).sort()).toEqual([
      '.go',
      '.java',
      '.mjs',
      '.php',
      '.py',
      '.sh',
    ]);
    expect(files).toContain(ROOT);
  });

  it('follows a change of the files', () => {
    expect(filesOf('<Schema name="Reader" />')).toEqual([ROOT, READER].sort());
    const undo = site.edit(
      `partners/${READER}`,
      '      name:\n        type: string',
      "      fee: { $ref: 'common.yaml#/schemas/Money' }\n      name:\n        type: string",
    );
    expect(filesOf('<Schema name="Reader" />')).toEqual([ROOT, READER, COMMON].sort());
    undo();
  });
});
