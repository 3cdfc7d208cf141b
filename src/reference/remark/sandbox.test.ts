import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { sandboxTag } from './sandbox';

describe('<Sandbox>', () => {
  it('lists the values of the topic', async () => {
    await expect(await run(sandboxTag, '<Sandbox />')).toMatchFileSnapshot(
      'fixtures/sandbox.golden.txt',
    );
  });

  it('refuses a tag inside a line', async () => {
    await expect(run(sandboxTag, 'One <Sandbox /> inline')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:5 <Sandbox> is inside a line or has content.',
    );
  });
});
