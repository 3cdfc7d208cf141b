import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site/config/site';
import { NODE_OPTIONS } from '../../tests/support/node-options';
import { ROOT } from '../../tests/support/paths';
import { contractFiles, type Files, sidebarFile } from '../pages/contract';
import { frontMatter, markdownOf } from '../pages/markdown';
import type { Topic } from '../pages/topic';
import { folderOf, type Site, type SiteId } from './site';
import { copyInto, emptyFolder, writeFiles } from './write';

/** The frame of the site: everything but texts and facts is the repository's own. */
const FRAME = ['package.json', 'src', 'static'];
/** Facts and components that generated contracts refer to. */
const SHARED_FACTS = [
  'partners/shared/contract/common.yaml',
  'partners/shared/errors.yaml',
  'partners/shared/facts.yaml',
];

const introFile = (title: string): string =>
  [
    `---\ntitle: ${title}\ndescription: Where the generated pages of this docs set begin.\nslug: /\n---`,
    `# ${title}`,
    'Choose a page beside this text.',
    '## Errors {#errors}',
    '<Errors topic="common" />',
    '',
  ].join('\n\n');

/** A docs set with an intro and no operations. */
const emptySet = (set: string): Files => ({
  ...contractFiles([], set),
  [`partners/${set}/intro.mdx`]: introFile('Generated docs set'),
  [`sidebars.${set}.ts`]: sidebarFile([]),
});

/** The same facts as Markdown: what the frame costs around a text. */
const markdownPages = (topics: readonly Topic[]): Files =>
  Object.fromEntries(
    topics.map((topic) => [
      `partners/general/api/${topic.slug}.mdx`,
      `${frontMatter(topic)}# ${topic.title}\n\n${markdownOf(topic)}`,
    ]),
  );

interface Variant {
  readonly id: SiteId;
  readonly name: string;
  readonly files: (topics: readonly Topic[]) => Files;
}

const VARIANTS: readonly Variant[] = [
  { id: 'ours', name: 'This site', files: markdownPages },
  {
    id: 'contract',
    name: 'This site, from a contract',
    files: (topics) => contractFiles(topics, 'general'),
  },
];

/**
 * Relaxes checks that only the real pages pass: the landing page links to pages that are not
 * generated.
 */
function writeConfig(dir: string): void {
  const config = readFileSync(join(ROOT, 'docusaurus.config.ts'), 'utf8');
  const strict = "onBrokenLinks: 'throw'";
  if (!config.includes(strict)) throw new Error(`docusaurus.config.ts has no ${strict}.`);
  writeFileSync(join(dir, 'docusaurus.config.ts'), config.replace(strict, "onBrokenLinks: 'warn'"));
}

function siteOf({ id, name, files }: Variant): Site {
  const dir = folderOf(id);
  return {
    id,
    name,
    dir,
    output: join(dir, 'build'),
    baseUrl: site.baseUrl,
    kept: ['build', '.docusaurus', 'node_modules/.cache'].map((folder) => join(dir, folder)),
    build: [...NODE_OPTIONS, join(ROOT, 'scripts/docusaurus.mjs'), 'build'],
    pathOf: ({ slug }) => `${site.baseUrl}general/api/${slug}`,
    prepare: (topics) => {
      emptyFolder(dir);
      writeConfig(dir);
      for (const part of FRAME) copyInto(join(ROOT, part), join(dir, part));
      for (const file of SHARED_FACTS) copyInto(join(ROOT, file), join(dir, file));
      writeFiles(dir, {
        ...emptySet('rebell-pay'),
        ...emptySet('general'),
        ...files(topics),
        'sidebars.general.ts': sidebarFile(topics),
      });
    },
  };
}

export const ours: readonly Site[] = VARIANTS.map(siteOf);
