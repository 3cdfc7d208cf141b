// cspell:ignore Raeder Laon
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesOf } from '../../pages/dependencies';
import { loadContract } from '../testing/load-contract';
import { pageWith, type PageSource } from '../testing/page';
import { placementOf } from './placement';
import { formatProblem } from '../problem';
import { fixtureOptions } from '../testing/site-copy';
import { workspaceAt } from '../testing/workspace';

const options = fixtureOptions();
const contract = await loadContract(options);
const FILES = ['intro', 'api/loan', 'api/reader'].map((name) => `partners/general/${name}.mdx`);
const sources: readonly PageSource[] = FILES.map((file) => ({
  file,
  source: readFileSync(join(options.siteDir, file), 'utf8'),
}));

/** Places the pages after an edit of one of them. */
function place(name = '', find = '', replacement = '') {
  const pages = sources.map(({ file, source }) => {
    if (name === '' || !file.endsWith(name)) return { file, source };
    if (source.split(find).length !== 2) throw new Error(`\`${find}\` is not once in ${file}.`);
    return { file, source: source.replace(find, replacement) };
  });
  return placementOf(contract, pages.map(pageWith));
}

function problems(...edit: readonly [string, string, string]): readonly string[] {
  const placement = place(...edit);
  return [...placement.problems, ...placement.missing].map(formatProblem);
}

describe('placement', () => {
  it('finds where everything is shown', () => {
    const { operations, schemas, states, events, errors, topics, ...rest } = place();
    expect(topics.size).toBe(0);
    expect(rest).toEqual({ problems: [], missing: [] });
    expect([...operations.keys()].sort()).toEqual([
      'checkShelf',
      'createLoan',
      'getReader',
      'listLoans',
      'returnLoan',
    ]);
    expect(operations.get('createLoan')).toEqual({
      route: 'api/loan',
      place: { file: 'partners/general/api/loan.mdx', line: 20, column: 1 },
    });
    expect([...schemas.keys(), ...states.keys(), ...events.keys()]).toEqual([
      'Loan',
      'Loan',
      'loan',
    ]);
    expect([...errors].map(([topic, { route }]) => [topic, route])).toEqual([
      ['common', ''],
      ['loan', 'api/loan'],
      ['reader', 'api/reader'],
    ]);
  });

  it('places parts that no other tag shows at the tag of their topic', () => {
    const { operations, schemas, events, ...rest } = place(
      'loan.mdx',
      '<Operation id="returnLoan" />',
      '<Topic name="loan" />',
    );
    expect([...rest.problems, ...rest.missing]).toEqual([]);
    const shown = [...operations].filter(([, placed]) => placed === rest.topics.get('loan'));
    expect(shown.map(([id]) => id)).toEqual(['returnLoan']);
    expect(schemas.get('Loan')).not.toBe(rest.topics.get('loan'));
    expect(events.get('loan')).not.toBe(rest.topics.get('loan'));
  });

  it('places all parts of a topic at its tag, including objects and errors', () => {
    const file = 'partners/general/api/loan.mdx';
    const others = sources.filter((source) => source.file !== file);
    const pages = [...others, { file, source: '<Topic name="loan" />' }].map(pageWith);
    const { problems: mistakes, missing, ...placement } = placementOf(contract, pages);
    expect([...mistakes, ...missing]).toEqual([]);
    const tag = placement.topics.get('loan');
    const { operations, schemas, states, events, errors } = placement;
    expect(
      [operations, schemas, states, events, errors].map((placed) =>
        [...placed].filter(([, shown]) => shown === tag).map(([name]) => name),
      ),
    ).toEqual([
      ['listLoans', 'createLoan', 'returnLoan', 'checkShelf'],
      ['LoanList', 'Loan', 'Renewal', 'CreateLoanRequest', 'DeskPickup'],
      ['Loan'],
      ['loan'],
      ['loan'],
    ]);
  });

  it('places parts below a path at the tag with the longest such path, and objects where they are named', () => {
    const source = [
      '<Topic name="loan" />',
      '<Topic name="loan" under="/loans/{loanId}" />',
      '<Topic name="loan" under="/loans" />',
      '<Topic name="loan" under="schema:Gone schema:Loan" />',
    ].join('\n\n');
    const others = sources.filter(({ file }) => !file.endsWith('loan.mdx'));
    const pages = [...others, { file: 'partners/general/api/loan.mdx', source }].map(pageWith);
    const {
      problems: mistakes,
      missing,
      operations,
      schemas,
      states,
      errors,
      topics,
    } = placementOf(contract, pages);
    expect([...mistakes, ...missing]).toEqual([]);
    const [rest, parts, loans, objects] = [...topics.values()];
    const shown = (tag: typeof rest): readonly string[] =>
      [...operations].filter(([, placed]) => placed === tag).map(([id]) => id);
    expect(shown(rest)).toEqual(['checkShelf']);
    expect(shown(parts)).toEqual(['returnLoan']);
    expect(shown(loans)).toEqual(['listLoans', 'createLoan']);
    expect(errors.get('loan')).toBe(rest);
    expect([schemas.get('Loan'), states.get('Loan')]).toEqual([objects, objects]);
    expect(schemas.get('LoanList')).toBe(loans);
  });

  it.each<readonly [string, string, string, string, string]>([
    [
      'an unknown topic',
      'reader.mdx',
      '<Operation id="getReader" />',
      '<Topic name="raeder" />',
      'api/reader.mdx:8:1 There is no topic `raeder`. Next: did you mean `reader`?',
    ],
    [
      'a topic on two pages',
      'reader.mdx',
      '<Operation id="getReader" />',
      '<Topic name="reader" />\n\n<Topic name="reader" />',
      'api/reader.mdx:10:1 The topic `reader` is already shown at partners/general/api/reader.mdx:8:1',
    ],
    [
      'the same part of a topic twice',
      'reader.mdx',
      '<Operation id="getReader" />',
      '<Topic name="reader" under="/readers" />\n\n<Topic name="reader" under=" /readers " />',
      'api/reader.mdx:10:1 The topic `reader` is already shown at partners/general/api/reader.mdx:8:1',
    ],
    [
      'an unknown operation',
      'reader.mdx',
      'id="getReader"',
      'id="getRaeder"',
      'api/reader.mdx:8:1 There is no operation `getRaeder`. Next: did you mean `getReader`?',
    ],
    [
      'an operation on no page',
      'reader.mdx',
      '<Operation id="getReader" />',
      '',
      'Operation `getReader` is on no page. Next: put <Operation id="getReader" /> on the page api/reader.',
    ],
    [
      'an operation on two pages',
      'intro.mdx',
      '# Library\n',
      '# Library\n\n<Operation id="getReader" />\n',
      'api/reader.mdx:8:1 Operation `getReader` is already shown at partners/general/intro.mdx:9:1',
    ],
    [
      'an unknown schema',
      'loan.mdx',
      '<Schema name="Loan" />',
      '<Schema name="Laon" />',
      'api/loan.mdx:12:1 There is no schema `Laon`. Next: did you mean `Loan`?',
    ],
    [
      'a lifecycle of a schema without states',
      'loan.mdx',
      '<States name="Loan" />',
      '<States name="Reader" />',
      'There is no schema with `x-states` named `Reader`',
    ],
    [
      'a lifecycle on no page',
      'loan.mdx',
      '<States name="Loan" />',
      '',
      'The lifecycle of `Loan` is on no page. Next: put <States name="Loan" />',
    ],
    [
      'events on no page',
      'loan.mdx',
      '<Events />',
      '',
      'The events of topic `loan` are on no page. Next: put <Events topic="loan" /> on the page api/loan',
    ],
    [
      'errors on no page',
      'intro.mdx',
      '<Errors topic="common" />',
      '',
      'The errors of topic `common` are on no page. Next: put <Errors topic="common" /> on the page intro',
    ],
    [
      'errors on another page than links lead to',
      'intro.mdx',
      'slug: /',
      'slug: /start',
      'intro.mdx:13:1 The errors of topic `common` are on another page than links lead to',
    ],
    [
      'errors of an unknown topic',
      'intro.mdx',
      'topic="common"',
      'topic="commons"',
      'There is no topic `commons`. Next: did you mean `common`?',
    ],
    ['a page that is not MDX', 'reader.mdx', '# Reader', '# Reader {', 'The page is not MDX'],
  ])('reports %s', (_, file, find, replacement, expected) => {
    expect(problems(file, find, replacement).join('\n')).toContain(expected);
  });

  it('does not treat code and comments as tags', () => {
    expect(
      problems(
        'reader.mdx',
        '# Reader',
        '# Reader\n\n`<Operation id="x" />`\n\n{/* <Operation id="y" /> */}\n\n```html\n<!-- <Operation id="z" /> -->\n```',
      ),
    ).toEqual([]);
  });
});

describe('a page depends on', () => {
  const files = (source: string): readonly string[] =>
    dependenciesOf(
      workspaceAt(options.siteDir),
      pageWith({ file: 'partners/general/api/loan.mdx', source }),
    )
      .map((path) => relative(join(options.siteDir, 'partners'), path))
      .sort();

  const ERRORS = ['general/errors.yaml', 'shared/errors.yaml'];
  const ROOT = 'general/openapi.yaml';
  const LOAN = [
    'general/contract/loan.yaml',
    'shared/contract/common.yaml',
    'shared/contract/reader.yaml',
  ];

  it('nothing if it shows nothing', () => {
    expect(files('# Prose')).toEqual([]);
  });

  it('the file of each tag, what it refers to, and the root', () => {
    expect(files('<Operation id="getReader" />')).toEqual(
      [ROOT, ...ERRORS, 'shared/contract/reader.yaml'].sort(),
    );
    expect(files('<Schema name="Reader" />')).toEqual([ROOT, 'shared/contract/reader.yaml'].sort());
    expect(files('<States name="Loan" />')).toEqual([ROOT, ...LOAN].sort());
    expect(files('<Events />')).toEqual([ROOT, ...LOAN].sort());
    expect(files('<Errors />')).toEqual([ROOT, ...LOAN, ...ERRORS].sort());
  });

  it('the change log if it shows it', () => {
    expect(files('<ChangeLog />')).toEqual([ROOT, 'general/change-log.yaml', ...LOAN].sort());
  });

  it('everything while it names a part that does not exist yet', () => {
    expect(files('<Operation id="later" />')).toEqual([ROOT, ...LOAN, ...ERRORS].sort());
  });
});
