import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';

const page = (source: string, path?: string) => run(undefined, source, path);

describe('contract links of a page', () => {
  it.each([
    ['op:createTicket', '#create-ticket'],
    ['schema:Ticket', '#ticket'],
    ['state:Ticket.open', '#ticket-status-open'],
    ['event:ticket.created', '#event-ticket-created'],
    ['error:not_authenticated', '/general#error-not-authenticated'],
    ['https://example.org/op:x', 'https://example.org/op:x'],
  ])('resolves %s to %s', async (url, href) => {
    expect(await page(`See [it](${url}).`)).toBe(`See [it](${href}).\n`);
  });

  it('includes the page when the target is on another page', async () => {
    const intro = await page('[make one](op:createTicket)', 'partners/general/intro.mdx');
    expect(intro).toBe('[make one](/general/api/ticket#create-ticket)\n');
  });

  it('resolves the definition of a reference link', async () => {
    expect(await page('[it]\n\n[it]: op:closeTicket')).toContain('[it]: #close-ticket');
  });

  it('suggests a similar name for an unknown one, at the place of the link', async () => {
    await expect(page('One.\n\nSee [it](op:closeTickets).')).rejects.toThrow(
      'partners/general/api/ticket.mdx:3:5 The link `op:closeTickets` names an unknown operation ' +
        '`closeTickets`. Next: did you mean `closeTicket`?',
    );
  });

  it('refuses a name that no page shows', async () => {
    await expect(page('[it](schema:Place)')).rejects.toThrow(
      'which is on no page of general. Next:',
    );
  });
});
