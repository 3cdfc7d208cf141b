import { asNumber, asObject, asText } from '../contract/json';
import { verify } from '../webhooks/verify';
import { inputOf, type Tool } from './tool';

/** Checks a delivery; the secret stays in this process. */
export const webhookTool: Tool = {
  name: 'verify_webhook',
  title: 'Verify a webhook signature',
  description:
    'Checks a delivery step by step (Standard Webhooks): headers, secret, timestamp, format, signature. ' +
    'Says which check fails and what the signature has to be. Nothing is sent anywhere.',
  inputSchema: inputOf(
    {
      secret: { type: 'string', maxLength: 200, description: 'Signing secret, whsec_…' },
      headers: {
        type: 'object',
        additionalProperties: { type: 'string', maxLength: 2000 },
        description: 'webhook-id, webhook-timestamp and webhook-signature.',
      },
      body: { type: 'string', description: 'Raw body, exactly as it arrived.' },
      now: {
        type: 'number',
        description: 'Clock of the receiver in seconds; the present by default.',
      },
    },
    ['secret', 'headers', 'body'],
  ),
  isReadOnly: true,
  run: async ({ secret, headers, body, now }) => {
    const texts = Object.entries(asObject(headers)).map(([name, value]) => [name, asText(value)]);
    const { valid, steps, expected } = await verify({
      secret: asText(secret) ?? '',
      headers: Object.fromEntries(texts) as Readonly<Record<string, string | undefined>>,
      body: asText(body) ?? '',
      now: asNumber(now) ?? Date.now() / 1000,
    });
    return { valid, steps: steps.map((step) => ({ ...step })), expected: expected ?? null };
  },
};
