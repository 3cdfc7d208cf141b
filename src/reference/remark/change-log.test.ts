import { describe, expect, it } from 'vitest';
import { changeLogTag } from './change-log';
import { run } from './fixtures/run';

describe('<ChangeLog>', () => {
  it('writes every entry with its anchor, newest first', async () => {
    await expect(await run(changeLogTag, '<ChangeLog />')).toMatchFileSnapshot(
      'fixtures/change-log.golden.txt',
    );
  });

  it('is on its own line', async () => {
    await expect(run(changeLogTag, 'All of <ChangeLog /> here.')).rejects.toThrow(
      'ticket.mdx:1:8 <ChangeLog> is inside a line or has content.',
    );
  });
});
