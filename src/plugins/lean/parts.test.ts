import { expect, it } from 'vitest';
import { themeConfig } from '../../config/theme';
import { unusedClasses, unusedParts } from './parts';

it('names what the options of this site never show', () => {
  expect(unusedParts(themeConfig)).toEqual([
    'NavbarItem',
    'Footer/Links',
    'Footer/Logo',
    'DocSidebar/Desktop/CollapseButton',
    'DocRoot/Layout/Sidebar/ExpandButton',
    'TagsListInline',
  ]);
});

it('leaves what the options ask for', () => {
  expect(
    unusedParts({
      navbar: { items: [{ label: 'Fees', to: '/fees' }] },
      footer: { links: [{ label: 'Fees', to: '/fees' }], logo: { src: 'logo.svg' } },
      docs: { sidebar: { hideable: true } },
    }),
  ).toEqual(['TagsListInline']);
});

it('names components that the theme has', () => {
  for (const folder of unusedParts({})) {
    expect(() => require.resolve(`@docusaurus/theme-classic/lib/theme/${folder}`)).not.toThrow();
  }
});

it('names the classes that no option asks for', () => {
  expect(unusedClasses(themeConfig)).toContain('navbar--dark');
  const asked = unusedClasses({
    navbar: { style: 'dark', hideOnScroll: true },
    docs: { sidebar: { hideable: true } },
  });
  expect(asked).toEqual(['navbar--primary']);
});
