import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Patch } from '../patch';

/** A component of the classic theme that a site may do without. */
interface Part {
  readonly folder: string;
  /** The component that shows it, and the words by which it does so on one condition alone. */
  readonly shownBy: readonly [folder: string, words: string];
  readonly isUsed: (theme: ThemeConfig) => boolean;
}

const hasHideableSidebar = ({ docs }: ThemeConfig): boolean => docs?.sidebar?.hideable === true;

const PARTS: readonly Part[] = [
  {
    folder: 'NavbarItem',
    shownBy: ['Navbar/Content', '<NavbarItem {...item} />'],
    isUsed: ({ navbar }) => (navbar?.items ?? []).length > 0,
  },
  {
    folder: 'Footer/Links',
    shownBy: ['Footer', 'links && links.length > 0 && <FooterLinks links={links} />'],
    isUsed: ({ footer }) => (footer?.links ?? []).length > 0,
  },
  {
    folder: 'Footer/Logo',
    shownBy: ['Footer', 'logo && <FooterLogo logo={logo} />'],
    isUsed: ({ footer }) => footer?.logo !== undefined,
  },
  {
    folder: 'DocSidebar/Desktop/CollapseButton',
    shownBy: ['DocSidebar/Desktop', '{hideable && <CollapseButton onClick={onCollapse} />}'],
    isUsed: hasHideableSidebar,
  },
  {
    folder: 'DocRoot/Layout/Sidebar/ExpandButton',
    shownBy: [
      'DocRoot/Layout/Sidebar',
      '{hiddenSidebar && <ExpandButton toggleSidebar={toggleSidebar} />}',
    ],
    isUsed: hasHideableSidebar,
  },
  {
    folder: 'TagsListInline',
    shownBy: ['DocItem/Footer', '<TagsListInline tags={tags} />'],
    // The front matter of a page has no tags (src/reference/remark/check/front-matter.schema.json).
    isUsed: () => false,
  },
];

const moduleOf = (folder: string): string =>
  `@docusaurus/theme-classic/lib/theme/${folder}/index.js`;

/** Parts of the theme that the options of a site never show. */
export function themeParts(theme: ThemeConfig): Patch {
  const unused = PARTS.filter(({ isUsed }) => !isUsed(theme));
  const expects: Record<string, readonly string[]> = {};
  for (const { shownBy } of unused) {
    const [folder, words] = shownBy;
    expects[moduleOf(folder)] = [...(expects[moduleOf(folder)] ?? []), words];
  }
  const nothing = join(__dirname, '../client/nothing.ts');
  return {
    name: 'theme-parts',
    gain: '4.0 of 156.8 kB of script and 1.0 kB of styles on every page.',
    expects,
    client: {
      replacements: Object.fromEntries(unused.map(({ folder }) => [moduleOf(folder), nothing])),
    },
  };
}
