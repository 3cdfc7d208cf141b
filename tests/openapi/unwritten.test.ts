import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../src/reference/mock/compile';
import { entriesOf } from '../../src/reference/playground/catalog';
import { compile as compilePlayground } from '../../src/reference/playground/compile';
import { newDraft } from '../../src/reference/playground/draft';
import { ROOT } from '../support/paths';
import { adopted } from '../zoo/adopted';

/** A document without optional parts: summaries, tags, descriptions, examples. */
const { mistakes, copies, contract } = await adopted(
  join(ROOT, 'tests/fixtures/unwritten/openapi.yaml'),
);
if (!contract) throw new Error(mistakes.join('\n'));
const text = copies.join('\n');

it.each([
  ['topics by their paths', '- [User groups](', '- [Webhooks]('],
  ['summaries by method and path', '### Get user groups by id {', '### Create user group {'],
  ['a webhook by its name', '### Group made {'],
  ['what an answer means', '**404**\n\nNot Found.', '**default**\n\nAny other answer.'],
  ['what a range means', '**2XX**\n\nAny success.'],
  ['a type that a file has in two ways', 'holds application/octet-stream, sent as a file)'],
  ['each of several files', 'each holds application/octet-stream, sent as a file)'],
  ['a group of fields without words', '`filter` (object, written as filter\\[key]=value)\n  - `'],
  ['a list of fields without words', '`members` (array of object)\n  - `email`'],
  ['a placeholder in a description', 'Send the \\<id> of a group'],
  ['a link of HTML', '[the guide](https://groups.example/guide)'],
  ['where the API is', 'Base URL: `https://groups.example`'],
  ['that nothing is known of credentials', 'The OpenAPI document names no credentials.'],
  ['a disclosure of HTML', '\n**More**\n\ninside\n'],
])('says %s', (_what, ...words) => {
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

it('shows method and path of an operation once per line, and not in headings', () => {
  expect(text).not.toMatch(/\b(GET|POST) .*\1 /);
  expect(text).not.toMatch(/^#+ (?:GET|POST) /m);
});

it('shows no text that only repeats a title, and no generated values', () => {
  expect(text).not.toContain('\nWhat nobody wrote.\n');
  expect(text).not.toContain('\nRecord an event.\n');
  expect(text).not.toContain('Authentication: ');
  expect(text).toContain('- `id` (required, string)\n');
});

it('suggests no quotation marks for a parameter without an example', () => {
  const { data } = compilePlayground(contract, compile(contract));
  const values = entriesOf(data).flatMap((entry) => Object.values(newDraft(entry).values));
  expect(values).not.toContain('""');
});
