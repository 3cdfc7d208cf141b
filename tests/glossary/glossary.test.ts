import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProse, readGlossary } from './glossary';
import { proseOf } from './prose';

const GLOSSARY = 'partners/shared/glossary.yaml';
const glossary = readGlossary(readFileSync(GLOSSARY, 'utf8'));

const check = (source: string, file = 'partners/general/fees.mdx'): readonly string[] =>
  checkProse(glossary, [proseOf(file, source)]).faults;

describe('the glossary', () => {
  it('is followed by every page and every contract text', () => {
    const files = readdirSync('partners', { recursive: true, encoding: 'utf8' })
      .map((file) => join('partners', file).replaceAll('\\', '/'))
      .filter((file) => /\.(mdx|yaml)$/.test(file) && file !== GLOSSARY);
    const { checked, faults } = checkProse(
      glossary,
      files.map((file) => proseOf(file, readFileSync(file, 'utf8'))),
    );
    console.log(`${checked} words of prose looked at in ${files.length} files`);
    expect(faults).toEqual([]);
    expect(files.length).toBeGreaterThan(80);
    expect(checked).toBeGreaterThan(40_000);
  });

  it.each([
    ['code', 'Use `access token` here.'],
    ['a code block', '```json title="please"\n{ "x": "please" }\n```'],
    ['the target of a link', '[It](./cancelled.mdx#please).'],
    ['an import', "import Easy from './easy.mdx'\n\n<Easy />"],
    ['a phrase that is excused', 'A proxy or an HTTP client dropped it.'],
    ['a longer word', 'Adjust the hooked one.'],
  ])('leaves %s alone', (_what, source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    ['One.\n\nSend the **API token**.', ':3:12 "API token" is not our word. Next: write "API key"'],
    ['It was\ncancelled.', ':2:1 "cancelled" is not our word. Next: write "canceled"'],
    [
      '| A |\n| - |\n| Please wait. |',
      ':3:3 "Please" is not our word. Next: give the instruction.',
    ],
    [
      '---\ndescription: For clients.\n---',
      ':2:18 "clients" is not our word. Next: write "partner"',
    ],
    ['An access\ntoken is sent.', ':1:4 "access token" is not our word. Next: write "API key"'],
    ['<Details>\n\nThe catalogue.\n\n</Details>', ':3:5 "catalogue" is not our word.'],
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

  it('refuses a term that it forbids elsewhere', () => {
    const source =
      'terms:\n  - { term: a, meaning: A., not: [b] }\n  - { term: b, meaning: B., not: [] }\nbanned: []\n';
    expect(() => readGlossary(source)).toThrow('"b" is a term itself.');
  });
});
