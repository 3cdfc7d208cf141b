import { expect, it } from 'vitest';
import { themeConfig } from '../../../config/theme';
import { patchesFor } from '.';

it("takes the provider's parts out of the embedded search, and leaves them to the hosted one", () => {
  const names = (kind: 'embedded' | 'hosted') =>
    patchesFor(themeConfig, kind).map(({ name }) => name);
  expect(names('embedded')).toContain('search-provider');
  expect(names('hosted')).toEqual(names('embedded').filter((name) => name !== 'search-provider'));
});
