import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { eventCatalog } from './event-catalog';

describe('<EventCatalog>', () => {
  it('lists every event with its object and page', async () => {
    await expect(await run(eventCatalog, '<EventCatalog />')).toMatchFileSnapshot(
      'fixtures/event-catalog.golden.txt',
    );
  });

  it('refuses an attribute', async () => {
    await expect(run(eventCatalog, '<EventCatalog topic="ticket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <EventCatalog> has no attribute `topic`. Next: write `<EventCatalog />`.',
    );
  });
});
