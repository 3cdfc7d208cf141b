import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { errorsTag } from './errors';

describe('<Errors>', () => {
  it('shows every error of the topic', async () => {
    await expect(await run(errorsTag, '<Errors />')).toMatchFileSnapshot(
      'fixtures/errors.golden.txt',
    );
  });

  it('suggests the topic that was meant', async () => {
    await expect(run(errorsTag, '<Errors topic="comon" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 No error code has the topic `comon`. Next: did you mean `common`?',
    );
  });
});
