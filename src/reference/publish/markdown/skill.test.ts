import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { skillFile } from './skill';

const set = {
  title: 'Lending',
  summary: 'Lend books.',
  start: 'https://docs.example/base/lending.md',
  facts: 'Base URL: https://api.example.',
  openapi: 'https://docs.example/base/lending/openapi.yaml',
  keyed: 0,
  files: [],
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

it('links to each set and its files, and says which sets require idempotency keys', () => {
  const files = [{ title: 'Types', url: 'types.d.ts' }];
  const text = skillFile({
    ...site,
    sets: [set, { ...set, title: 'Archive', keyed: 2, files }],
  });
  const [, lending = '', archive = ''] = text.split(/^## (?:Lending|Archive)$/m);
  expect(lending).toContain(set.facts);
  expect(lending).toContain(`- [Start](${set.start})\n`);
  expect(lending).not.toMatch(/Idempotency|Types/);
  expect(archive).toContain('`Idempotency-Key` is required on 2 operations');
  expect(archive).toContain('- [Types](types.d.ts)');
});
