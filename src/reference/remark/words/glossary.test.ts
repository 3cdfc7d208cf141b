import { describe, expect, it } from 'vitest';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { siteFolder } from '../../../../tests/support/editable-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import {
  forbiddenBy,
  type Glossary,
  glossaryPath,
  glossaryProblems,
  readGlossary,
} from './glossary';
import { proseOf } from './prose';

const forbidden = forbiddenBy(
  parse(`
terms:
  - term: reader
    meaning: Who borrows books.
    not: [client, patron]
    unless: [HTTP client]
  - term: library card
    meaning: What a reader is known by.
    not: [access card, badge]
  - term: canceled
    meaning: Ended before it began.
    not: [cancelled]
  - term: event
    meaning: What the library tells you.
    not: [webhook event]
  - term: catalog
    meaning: The list of books.
    not: [catalogue]
banned:
  - { word: please, instead: give the instruction }
  - { word: just, instead: leave it out }
  - { word: easy, instead: leave it out }
`) as Glossary,
);

const check = (source: string, file = 'partners/general/fees.mdx'): readonly string[] =>
  glossaryProblems(forbidden, proseOf(file, source)).map(formatProblem);

describe('the glossary', () => {
  it.each([
    ['code', 'Use `access card` here.'],
    ['a code block', '```json title="please"\n{ "x": "please" }\n```'],
    ['the target of a link', '[It](./cancelled.mdx#please).'],
    ['an import', "import Easy from './easy.mdx'\n\n<Easy />"],
    ['a phrase that is excused', 'A proxy or an HTTP client dropped it.'],
    ['a longer word', 'Adjust the hooked one.'],
  ])('leaves %s alone', (_what, source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    [
      'One.\n\nShow the **access card**.',
      ':3:12 "access card" is not our word. Next: write "library card"',
    ],
    ['It was\ncancelled.', ':2:1 "cancelled" is not our word. Next: write "canceled"'],
    [
      '| A |\n| - |\n| Please wait. |',
      ':3:3 "Please" is not our word. Next: give the instruction.',
    ],
    [
      '---\ndescription: For clients.\n---',
      ':2:18 "clients" is not our word. Next: write "reader"',
    ],
    ['An access\ncard is shown.', ':1:4 "access card" is not our word. Next: write "library card"'],
    ['<details>\n\nThe catalogue.\n\n</details>', ':3:5 "catalogue" is not our word.'],
  ])('finds the word in %j', (source, fault) => {
    const faults = check(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`partners/general/fees.mdx${fault}`);
  });

  it('reads the texts of YAML, not its keys and names', () => {
    const source =
      'please: easy\nwhen: >-\n  A webhook\n  event is `just` sent.\ncode: catalogue\n';
    expect(check(source, 'partners/general/errors.yaml')).toEqual([
      expect.stringContaining('partners/general/errors.yaml:3:5 "webhook event" is not our word.'),
    ]);
  });

  it('refuses a term that it forbids in another entry', () => {
    const dir = siteFolder('glossary');
    mkdirSync(dirname(glossaryPath(dir)), { recursive: true });
    const text =
      'terms:\n  - { term: a, meaning: A., not: [b] }\n  - { term: b, meaning: B., not: [] }\nbanned: []\n';
    writeFileSync(glossaryPath(dir), text);
    expect(readGlossary(workspaceAt(dir), dir).problems.map(formatProblem)).toEqual([
      'partners/shared/glossary.yaml:2:35 "b" is a term itself. Next: leave it out here, or write another term there.',
    ]);
    rmSync(dir, { recursive: true });
  });
});
