import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Docs sets below the level `partner`: most of their words come from a supplied document. */
export const lenientSets = (partners) =>
  readdirSync(partners).filter((set) => {
    const file = join(partners, set, 'set.yaml');
    return existsSync(file) && /^level:\s*(?:publish|good)\b/m.test(readFileSync(file, 'utf8'));
  });

/** @type {import('cspell').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-US',
  files: [
    '*.md',
    'docs/**/*.md',
    '.github/**/*.md',
    'partners/**/*.{mdx,md,yaml}',
    'src/**/*.{md,mdx}',
    'src/site/pages/*.tsx',
  ],
  ignorePaths: [
    'node_modules',
    'build',
    '.docusaurus',
    '**/fixtures/**',
    '**/golden/**',
    'partners/shared/glossary.yaml',
    'partners/*/search.yaml',
    ...lenientSets(join(import.meta.dirname, 'partners')).map((set) => `partners/${set}/**`),
  ],
  enableFiletypes: ['mdx'],
  dictionaryDefinitions: ['payments', 'crypto', 'technical', 'names'].map((name) => ({
    name,
    path: `./tests/words/${name}.txt`,
  })),
  dictionaries: ['payments', 'crypto', 'technical', 'names'],
  ignoreRegExpList: [
    '/%[0-9A-F]{2}/',
    'Urls',
    'Email',
    'Base64SingleLine',
    '/\\b0x[0-9a-fA-F]+/g',
    '/\\{#[\\w-]+\\}/g',
    'UUIDs',
    '/\\b[a-z]{2,5}_[0-9a-zA-Z-]{8,}\\b/g',
    '/\\b(?:sk|whsec|v1a?)[_,][A-Za-z0-9+/=_]+/g',
    '/\\b[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\\b/g',
    '/\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\\b/g',
    '/\\b[A-Za-z0-9]{26,}\\b/g',
  ],
};
