import { expect } from 'vitest';
import { asObject, asText, objects } from '../../../../src/reference/contract/json';
import type { Script } from './play';

export const partner: Script = {
  file: 'shared/prose/_partner-scenario.mdx',
  steps: [
    async (p) => {
      await p.send('getPartner');
      await p.send('getPartner', {
        headers: { Authorization: 'Bearer sk_sandbx_0123456789abcdef' },
      });
    },
    async (p) => {
      await p.send('listPartnerBalances');
      await p.send('listPartnerLimits');
      await p.send('listAssets');
      await p.send('listPartnerBalances', { query: { unit: 'XTS' } });
    },
    async (p) => {
      await p.send('getWebhookEndpoint', { headers: { Prefer: 'code=webhook_endpoint_missing' } });
    },
    async (p) => {
      await p.send('setWebhookEndpoint', { body: { url: 'http://app.partner.example/events' } });
      await p.send('setWebhookEndpoint', { body: { url: 'https://127.0.0.1/events' } });
    },
    async (p) => {
      const made = await p.send('setWebhookEndpoint');
      expect(made).toHaveProperty('secret');
      expect(await p.send('getWebhookEndpoint')).not.toHaveProperty('secret');
    },
    async (p) => {
      await p.send('testWebhookEndpoint');
    },
    async (p) => {
      const key = 'script-rotation-01';
      const first = await p.send('rotateWebhookSecret', { key });
      const until = Date.parse(asText(first.previousSecretExpiresAt) ?? '');
      expect(until - p.sandbox.session('sk_sandbox_0123456789abcdef').time).toBe(24 * 3_600_000);
      p.saw('24 hours');
      expect((await p.send('rotateWebhookSecret', { key })).secret).toBe(first.secret);
      await p.send('rotateWebhookSecret');
    },
    async (p) => {
      const query = { limit: '2' };
      const page = await p.send('listPartnerTransactions', { query });
      expect(objects(page.data).length).toBeGreaterThan(0);
      const { nextCursor } = asObject(page.page);
      if (typeof nextCursor === 'string') {
        await p.send('listPartnerTransactions', { query: { ...query, cursor: nextCursor } });
      }
    },
  ],
};
