import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compress';

it('compresses larger text files except copies, with the same bytes every time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const text = 'A fee of 1.00 EUR. '.repeat(100);
  mkdirSync(path.join(folder, 'general'));
  writeFileSync(path.join(folder, 'general/fees.html'), text);
  mkdirSync(path.join(folder, 'general/fees'));
  writeFileSync(path.join(folder, 'general/fees/index.html'), text);
  writeFileSync(path.join(folder, 'short.html'), 'short');
  writeFileSync(path.join(folder, 'picture.png'), text);
  const first = compressFolder(folder);
  expect(first).toMatchObject({ files: 1, before: text.length });
  expect(first.brotli).toBeLessThan(first.gzip);
  const read = (end: string) => readFileSync(path.join(folder, `general/fees.html${end}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(gunzipSync(read('.gz')).toString()).toBe(text);
  const before = [read('.br'), read('.gz')];
  expect(compressFolder(folder)).toEqual(first);
  expect([read('.br'), read('.gz')]).toEqual(before);
  expect(readdirSync(folder, { recursive: true })).toHaveLength(8);
  rmSync(folder, { recursive: true });
});
