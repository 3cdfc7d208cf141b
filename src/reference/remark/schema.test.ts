import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { schemaTag } from './schema';

describe('<Schema>', () => {
  it('shows fields beside an example', async () => {
    await expect(await run(schemaTag, '<Schema name="Ticket" />')).toMatchFileSnapshot(
      'fixtures/schema.golden.txt',
    );
  });

  it('suggests the schema that was meant', async () => {
    await expect(run(schemaTag, '<Schema name="Tickets" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The contract of general has no schema `Tickets`. Next: did you mean `Ticket`?',
    );
  });
});
