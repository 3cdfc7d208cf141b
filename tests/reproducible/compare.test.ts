import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFolders } from './compare';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(home, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(home, name);
}

const SAME = { 'index.html': 'Hello', 'assets/js/main.js': 'main()' };

describe('two builds', () => {
  it('are equal if all files are equal', () => {
    const faults = compareFolders(folder('a', SAME), folder('b/c', SAME));
    expect(faults).toEqual({ checked: 2, faults: [] });
  });

  it('differ by one byte, with its place', () => {
    const second = folder('b', { ...SAME, 'assets/js/main.js': 'main(1)' });
    expect(compareFolders(folder('a', SAME), second).faults).toEqual([
      'assets/js/main.js: byte 5: "main()" and "main(1)"',
    ]);
  });

  it('differ by a file that exists in only one of them', () => {
    const second = folder('b', { 'index.html': 'Hello', 'assets/js/main.ab12.js': 'main()' });
    expect(compareFolders(folder('a', SAME), second)).toEqual({
      checked: 3,
      faults: [
        'assets/js/main.js: only in the first build',
        'assets/js/main.ab12.js: only in the second build',
      ],
    });
  });
});
