import type { ThemeConfig } from '@docusaurus/preset-classic';

/** A component of the classic theme, by its folder, that a site may do without. */
interface Part {
  readonly folder: string;
  readonly isUsed: (theme: ThemeConfig) => boolean;
}

const hasFooterLinks = ({ footer }: ThemeConfig): boolean => (footer?.links ?? []).length > 0;
const hasHideableSidebar = ({ docs }: ThemeConfig): boolean => docs?.sidebar?.hideable === true;

const hasNavbarStyle =
  (style: 'dark' | 'primary'): Part['isUsed'] =>
  ({ navbar }) =>
    navbar?.style === style;

const PARTS: readonly Part[] = [
  { folder: 'NavbarItem', isUsed: ({ navbar }) => (navbar?.items ?? []).length > 0 },
  { folder: 'Footer/Links', isUsed: hasFooterLinks },
  { folder: 'Footer/Logo', isUsed: ({ footer }) => footer?.logo !== undefined },
  { folder: 'DocSidebar/Desktop/CollapseButton', isUsed: hasHideableSidebar },
  { folder: 'DocRoot/Layout/Sidebar/ExpandButton', isUsed: hasHideableSidebar },
  // The front matter of a page has no tags (src/reference/remark/check/front-matter.schema.json).
  { folder: 'TagsListInline', isUsed: () => false },
];

/** Folders of the theme's components that the options of a site never show. */
export const unusedParts = (theme: ThemeConfig): readonly string[] =>
  PARTS.filter(({ isUsed }) => !isUsed(theme)).map(({ folder }) => folder);

/** Classes that an option of the theme puts on pages, by the names before their hashes. */
const CLASSES: readonly { readonly names: readonly string[]; readonly isUsed: Part['isUsed'] }[] = [
  { names: ['navbar--dark', 'darkNavbarColorModeToggle'], isUsed: hasNavbarStyle('dark') },
  { names: ['navbar--primary'], isUsed: hasNavbarStyle('primary') },
  {
    names: [
      'anchorWithHideOnScrollNavbar',
      'navbarHideable',
      'navbarHidden',
      'sidebarLogo',
      'sidebarWithHideableNavbar',
    ],
    isUsed: ({ navbar }) => navbar?.hideOnScroll === true,
  },
  {
    names: [
      'docItemWrapperEnhanced',
      'docMainContainerEnhanced',
      'docSidebarContainerHidden',
      'sidebarHidden',
    ],
    isUsed: hasHideableSidebar,
  },
];

/** Classes that the options of a site put on no page, although scripts spell them. */
export const unusedClasses = (theme: ThemeConfig): readonly string[] =>
  CLASSES.flatMap(({ names, isUsed }) => (isUsed(theme) ? [] : names));

/**
 * Kinds of Infima's alerts. They are on pages as admonitions and folded parts, for which
 * src/site/css/docs.css sets every property that these classes set.
 */
export const RESTYLED: readonly string[] = [
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
].map((kind) => `alert--${kind}`);
