import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { receiveEventSamples } from '../webhooks/samples';
import { run } from './fixtures/run';
import { receiverTabs, verifySamplesTag } from './verify-samples';

const SITE = join(import.meta.dirname, '../../..');

describe('<VerifySamples>', () => {
  it('contains every program exactly as in its file', () => {
    expect(receiverTabs(SITE).map(({ label }) => label)).toEqual([
      'Shell',
      'Node.js',
      'Python',
      'PHP',
      'Go',
      'Java',
    ]);
    expect(receiverTabs(SITE).map(({ code }) => `${code}\n`)).toEqual(
      receiveEventSamples.map(({ file }) => readFileSync(join(SITE, file), 'utf8')),
    );
  });

  it('refuses a choice of languages', async () => {
    await expect(run(verifySamplesTag, '<VerifySamples lang="php" />')).rejects.toThrow(
      '<VerifySamples> has no attribute `lang`. Next: write `<VerifySamples />`.',
    );
  });
});
