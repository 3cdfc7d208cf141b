import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { sandbox } from './sandbox';

describe('<Sandbox>', () => {
  it('lists the values of the topic', async () => {
    await expect(await run(sandbox, '<Sandbox />')).toMatchFileSnapshot(
      'fixtures/sandbox.golden.txt',
    );
  });

  it('refuses a tag inside a line', async () => {
    await expect(run(sandbox, 'One <Sandbox /> inline')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:5 <Sandbox> stands inside a line or has content.',
    );
  });
});
