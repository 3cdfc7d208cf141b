import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EditableSite } from '../support/editable-site';
import { ROOT } from '../support/paths';

/** A site without mistakes: the contract's fixture, and pages that hold every kind of link. */
const PARTS = ['src/reference/contract/fixtures/site', 'tests/mistakes/fixtures/site'];

/** A copy of that site, for a test that makes a mistake in it. */
export class SeededSite extends EditableSite {
  constructor() {
    super(mkdtempSync(join(tmpdir(), 'mistakes-')));
    for (const part of PARTS) cpSync(join(ROOT, part), this.dir, { recursive: true });
  }
}

/** A file of so many bytes that is named as an image; of a few bytes, it does not even begin as one. */
export function imageOf(bytes: number): Buffer {
  const head = bytes > 1000 ? '\x89PNG' : 'none';
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(bytes - 4)]);
}
