import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { eventCatalogTag } from './event-catalog';

describe('<EventCatalog>', () => {
  it('lists every event with its object and page', async () => {
    await expect(await run(eventCatalogTag, '<EventCatalog />')).toMatchFileSnapshot(
      'fixtures/event-catalog.golden.txt',
    );
  });

  it('refuses an attribute', async () => {
    await expect(run(eventCatalogTag, '<EventCatalog topic="ticket" />')).rejects.toThrow(
      'partners/general/api/ticket.mdx:1:1 <EventCatalog> has no attribute `topic`. Next: write `<EventCatalog />`.',
    );
  });
});
