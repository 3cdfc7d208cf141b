import { expect, it } from 'vitest';
import { themeConfig } from '../../../config/theme';
import { themeParts } from './theme-parts';

const partsOf = (theme: Parameters<typeof themeParts>[0]): readonly string[] =>
  Object.keys(themeParts(theme).replacements ?? {}).map((module) =>
    module.replace(/^.*\/lib\/theme\/(.*)\/index\.js$/, '$1'),
  );

it('leaves out the parts that the options of this site never show', () => {
  expect(partsOf(themeConfig)).toEqual([
    'NavbarItem',
    'Footer/Links',
    'Footer/Logo',
    'DocSidebar/Desktop/CollapseButton',
    'DocRoot/Layout/Sidebar/ExpandButton',
    'TagsListInline',
  ]);
});

it('keeps the parts that the options require', () => {
  expect(
    partsOf({
      navbar: { items: [{ label: 'Fees', to: '/fees' }] },
      footer: { links: [{ label: 'Fees', to: '/fees' }], logo: { src: 'logo.svg' } },
      docs: { sidebar: { hideable: true } },
    }),
  ).toEqual(['TagsListInline']);
});
