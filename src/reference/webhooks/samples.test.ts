import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleGenerators } from '../samples';
import { receiveEventSamples } from './samples';

describe('receiveEventSamples', () => {
  it('has a file for every language of the site, with the same labels and highlighting as request samples', () => {
    const shown = receiveEventSamples.map(({ id, label, prismLanguage }) => [
      id,
      label,
      prismLanguage,
    ]);
    // Checking a signature needs no curl, so the first sample is a shell script.
    const expected = sampleGenerators.map(({ id, label, prismLanguage }) => [
      id,
      id === 'curl' ? 'Shell' : label,
      prismLanguage,
    ]);
    expect(shown).toEqual(expected);
  });

  it('lists files that exist, each with the extension of its language', () => {
    expect(receiveEventSamples.map(({ file }) => extname(file))).toEqual([
      '.sh',
      '.mjs',
      '.py',
      '.php',
      '.go',
      '.java',
    ]);
    expect(receiveEventSamples.filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});
