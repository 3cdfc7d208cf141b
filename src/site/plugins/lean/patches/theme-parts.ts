import type { ThemeConfig } from '@docusaurus/preset-classic';
import { clientFile, type Patch } from '../patch';

/** A component of the classic theme that a site may not need. */
interface Part {
  readonly folder: string;
  /** The component that shows it, and the only code that does so. */
  readonly shownIn: string;
  readonly words: string;
  readonly isUsed: (theme: ThemeConfig) => boolean;
}

const hasHideableSidebar = ({ docs }: ThemeConfig): boolean => docs?.sidebar?.hideable === true;

const PARTS: readonly Part[] = [
  {
    folder: 'NavbarItem',
    shownIn: 'Navbar/Content',
    words: '<NavbarItem {...item} />',
    isUsed: ({ navbar }) => (navbar?.items ?? []).length > 0,
  },
  {
    folder: 'Footer/Links',
    shownIn: 'Footer',
    words: 'links && links.length > 0 && <FooterLinks links={links} />',
    isUsed: ({ footer }) => (footer?.links ?? []).length > 0,
  },
  {
    folder: 'Footer/Logo',
    shownIn: 'Footer',
    words: 'logo && <FooterLogo logo={logo} />',
    isUsed: ({ footer }) => footer?.logo !== undefined,
  },
  {
    folder: 'DocSidebar/Desktop/CollapseButton',
    shownIn: 'DocSidebar/Desktop',
    words: '{hideable && <CollapseButton onClick={onCollapse} />}',
    isUsed: hasHideableSidebar,
  },
  {
    folder: 'DocRoot/Layout/Sidebar/ExpandButton',
    shownIn: 'DocRoot/Layout/Sidebar',
    words: '{hiddenSidebar && <ExpandButton toggleSidebar={toggleSidebar} />}',
    isUsed: hasHideableSidebar,
  },
  {
    folder: 'TagsListInline',
    shownIn: 'DocItem/Footer',
    words: '<TagsListInline tags={tags} />',
    // The front matter of a page has no tags (src/reference/remark/check/front-matter.schema.json).
    isUsed: () => false,
  },
];

const moduleOf = (folder: string): string =>
  `@docusaurus/theme-classic/lib/theme/${folder}/index.js`;

/** Leaves out parts of the theme that the options of a site never show. */
export function themeParts(theme: ThemeConfig): Patch {
  const unused = PARTS.filter(({ isUsed }) => !isUsed(theme));
  const expects: Record<string, string[]> = {};
  for (const { shownIn, words } of unused) (expects[moduleOf(shownIn)] ??= []).push(words);
  const replacements = unused.map(({ folder }) => [moduleOf(folder), clientFile('nothing.ts')]);
  return {
    name: 'theme-parts',
    gain: '4.0 of 156.8 kB of script and 1.0 kB of styles on every page.',
    expects,
    replacements: Object.fromEntries(replacements) as Record<string, string>,
  };
}
