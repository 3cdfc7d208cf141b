import { expect, it } from 'vitest';
import { headingFaults, markdownHeading } from './style';

it.each<[string, readonly string[]]>([
  ['Create a loan', []],
  ['Confirm by 3-D Secure', []],
  ['Check Standard Webhooks', []],
  ['List KYC cases', []],
  ['iPhone wallets', []],
  ['Create a loan.', ['ends in a punctuation mark']],
  ['Create a loan?', ['ends in a punctuation mark']],
  ['Create. A loan', []],
  ['create a loan', ['starts with a small letter']],
  ['Create a Loan', ['has a capital inside (`Loan`)']],
  [
    'create  a Loan now:',
    ['ends in a punctuation mark', 'starts with a small letter', 'has a capital inside (`Loan`)'],
  ],
])('the heading %j has the faults %j', (text, faults) => {
  expect(headingFaults(text)).toEqual(faults);
});

it.each<[string, string | undefined]>([
  ['Text.\n\n## Heading\n', '## Heading'],
  ['   ###### Deep', '   ###### Deep'],
  ['#', '#'],
  ['    # code', undefined],
  ['####### seven', undefined],
  ['#tag', undefined],
  ['x # no', undefined],
  ['Heading\n===', 'Heading'],
  ['  Heading\n---  ', '  Heading'],
  ['\n---', undefined],
  ['- item\n---', undefined],
  ['```sh\n# comment\n```\ntext', undefined],
  ['~~~\n# comment\n~~~\n# Heading', '# Heading'],
  ['', undefined],
])('the first heading of %j is %j', (markdown, heading) => {
  expect(markdownHeading(markdown)).toBe(heading);
});
