import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { stateRulesTag } from './state-rules';

describe('<StateRules>', () => {
  it('lists every state, also where nothing is refused', async () => {
    const text = await run(stateRulesTag, '<StateRules name="Ticket" />');
    expect(text.match(/^\| `(open|used)` \| Nothing +\| Everything \|$/gm)).toHaveLength(2);
  });

  it('refuses a schema without lifecycle', async () => {
    await expect(run(stateRulesTag, '<StateRules name="Place" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 The schema `Place` has no lifecycle. Next: name a schema with `x-states`.',
    );
  });
});
