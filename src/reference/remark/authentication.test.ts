import { describe, expect, it } from 'vitest';
import { SECURED } from '../contract/testing/secured';
import { authenticationTag } from './authentication';
import { fixtureContract } from './fixtures/contract';
import { run } from './fixtures/run';

const expanded = (securitySchemes: typeof SECURED.securitySchemes) =>
  run(authenticationTag, '<SecuritySchemes />', undefined, { ...fixtureContract, securitySchemes });

describe('<SecuritySchemes>', () => {
  it('lists every scheme with what a caller needs', async () => {
    await expect(await expanded(SECURED.securitySchemes)).toMatchFileSnapshot(
      'fixtures/authentication.golden.txt',
    );
  });

  it('reports that the document has no security schemes', async () => {
    expect(await expanded(new Map())).toBe('The OpenAPI document names no credentials.\n');
  });
});
