import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { hosts } from './hosts';

const check = (body: string) => hosts.check(siteOf({ 'index.html': pageOf(body) }));

describe('hosts', () => {
  it.each([
    'https://api.sandbox.partner.example/v1',
    'https://example.com/redirect',
    'http://localhost:4010/v1',
    'http://127.0.0.1:4010/',
    'https://www.rfc-editor.org/rfc/rfc9457.',
    'https://docs.partner.example/base/',
    'ada@example.org',
    'import java.net.URI;',
  ])('accepts %s', async (text) => {
    expect((await check(text)).faults).toEqual([]);
  });

  it('counts the addresses that it checks', async () => {
    expect((await check('https://a.example b@c.example')).checked).toBe(2);
  });

  it.each([
    ['https://api.acme.com/v1', 'api.acme.com'],
    ['https://api.sandbox.partner.example.com.evil.net', 'evil.net'],
    ['https://user:secret@acme.io/', 'acme.io'],
    ['wss://stream.acme.dev', 'stream.acme.dev'],
    ['Ask acme.com for it.', 'acme.com'],
    ['ada@acme.com', 'ada@acme.com'],
    ['http://10.0.0.1/', '10.0.0.1'],
  ])('reports %s', async (text, fault) => {
    const { faults } = await check(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
