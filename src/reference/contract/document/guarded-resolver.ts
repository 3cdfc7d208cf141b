import { BaseResolver, ResolveError, type Source } from '@redocly/openapi-core';
import { addressOf, elsewhere, type Reach } from './reach';

/** Reads files for Redocly's library, as far as they are within reach of the document. */
export class GuardedResolver extends BaseResolver {
  constructor(
    private readonly root: string,
    private readonly reach: Reach,
  ) {
    // A host within reach may redirect to one that is not.
    super({
      http: { headers: [], customFetch: (url: string) => fetch(url, { redirect: 'error' }) },
    });
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    return base === null ? reference : addressOf(base, reference);
  }

  override async loadExternalRef(address: string): Promise<Source> {
    if (address !== this.root && elsewhere(address, this.reach)) {
      throw new ResolveError(new Error(`${address} may not be read`));
    }
    const source = await super.loadExternalRef(address);
    if (/[\0\ufffd]/.test(source.body) && !/\.(?:json|ya?ml)$/i.test(address)) {
      throw new ResolveError(new Error('it is not text'));
    }
    return source;
  }
}
