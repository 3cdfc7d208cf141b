import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { skillFile } from './skill';

const set = {
  title: 'Lending',
  summary: 'Lend books.',
  start: 'https://docs.example/base/lending.md',
  facts: 'Base URL: https://api.example.',
  openapi: 'https://docs.example/base/lending/openapi.yaml',
  types: undefined,
};
const site = {
  title: 'Acme: Docs & more',
  tagline: 'One "API".',
  url: 'https://docs.example/base',
};

it('begins with a name and a description that programs can read', () => {
  const [, head = ''] = skillFile({ ...site, sets: [set] }).split('---\n');
  expect(parse(head)).toEqual({
    name: 'acme-docs-more',
    description: 'How to integrate what Acme: Docs & more describes. One "API".',
  });
});

it('leads to each set, and to types where there are some', () => {
  const text = skillFile({
    ...site,
    sets: [set, { ...set, title: 'Archive', types: 'types.d.ts' }],
  });
  const [, lending = '', archive = ''] = text.split(/^## (?:Lending|Archive)$/m);
  expect(lending).toContain(set.facts);
  expect(lending).toContain(`- [Start](${set.start})\n`);
  expect(lending).not.toContain('TypeScript');
  expect(archive).toContain('- [Types for TypeScript](types.d.ts)');
});
