import { expect, it } from 'vitest';
import { themeConfig } from '../../../config/theme';
import { patchesFor } from '.';

it("removes the provider's parts from the embedded search, but not from the hosted search", () => {
  const names = (kind: 'embedded' | 'hosted') =>
    patchesFor(themeConfig, kind).map(({ name }) => name);
  expect(names('embedded')).toContain('search-provider');
  expect(names('hosted')).toEqual(names('embedded').filter((name) => name !== 'search-provider'));
});
