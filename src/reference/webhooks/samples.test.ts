import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleGenerators } from '../samples';
import { receiveEventSamples } from './samples';

describe('receiveEventSamples', () => {
  it('has a file for every language of the site, named and highlighted like its requests', () => {
    const shown = receiveEventSamples.map(({ id, label, prismLanguage }) => [
      id,
      label,
      prismLanguage,
    ]);
    // No reader needs curl to check a signature: the first one is a shell script.
    const expected = sampleGenerators.map(({ id, label, prismLanguage }) => [
      id,
      id === 'curl' ? 'Shell' : label,
      prismLanguage,
    ]);
    expect(shown).toEqual(expected);
  });

  it('names files that exist, each with the ending of its language', () => {
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
