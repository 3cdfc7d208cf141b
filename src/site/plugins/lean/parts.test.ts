import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { themeConfig } from '../../config/theme';
import { RESTYLED, unusedClasses, unusedParts } from './parts';

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

describe('alerts', () => {
  const propertiesOf = (file: string, isWanted: (selector: string) => boolean): Set<string> => {
    const properties = new Set<string>();
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (!rule.selectors.some(isWanted)) return;
      rule.walkDecls(({ prop }) => void properties.add(prop));
    });
    return properties;
  };
  const set = propertiesOf(require.resolve('infima/dist/css/default/default.css'), (selector) =>
    RESTYLED.some((name) => selector === `.${name}`),
  );
  // Infima's code inside an alert takes its background from it.
  set.delete('--ifm-alert-background-color-highlight');
  set.add('--ifm-code-background');

  it.each(['.theme-admonition', 'details.alert'])('are restyled as a whole: %s', (selector) => {
    const own = propertiesOf('src/site/css/docs.css', (one) => one === selector);
    expect(set.size).toBe(4);
    expect([...set].filter((name) => !own.has(name))).toEqual([]);
  });
});
