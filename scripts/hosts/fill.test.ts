import { expect, it } from 'vitest';
import { fillConfiguration } from './fill';

const site = {
  url: 'https://docs.library.example/api/docs/',
  moved: [
    { from: 'branch', to: 'lending' },
    { from: 'desk', to: 'reading' },
  ],
  setTitles: { lending: 'The "Lending" API' },
};

it('fills in names, and repeats the lines for moved sections', () => {
  const template = 'at {{host}} below {{base}}\nmove {{from}} {{to}}\nend';
  expect(fillConfiguration(template, site)).toBe(
    'at docs.library.example below /api/docs/\nmove branch lending\nmove desk reading\nend',
  );
  expect(fillConfiguration(template, { ...site, moved: [] })).toBe(
    'at docs.library.example below /api/docs/\nend',
  );
});

it('leaves out what concerns a folder, with the lines below it, at the root of a host', () => {
  const template = 'a {{base}}x\n  {{folder}} b\n    c\n  {{folder}}\n  d\n{{folder}}\n  e\nf';
  expect(fillConfiguration(template, site)).toBe(
    'a /api/docs/x\n  /api/docs b\n    c\n  /api/docs\n  d\n/api/docs\n  e\nf',
  );
  const atRoot = { ...site, url: 'https://docs.library.example/' };
  expect(fillConfiguration(template, atRoot)).toBe('a /x\n  d\nf');
});

it('keeps JSON valid', () => {
  const filled = fillConfiguration('["{{url}}**", "const sets = {{sets}};"]', site);
  expect(JSON.parse(filled)).toEqual([
    'https://docs.library.example/api/docs/**',
    'const sets = {"docs-lending-current":"The \\"Lending\\" API"};',
  ]);
});

it('refuses a name that it does not know', () => {
  expect(() => fillConfiguration('{{hots}}', site)).toThrow('deploy/ names {{hots}}');
});
