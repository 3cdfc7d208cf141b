import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { webhookBenchTag } from './webhook-bench';

describe('<WebhookBench>', () => {
  it('loads the events of its set on demand, and has fallback content without JavaScript', async () => {
    const mdx = await run(webhookBenchTag, '<WebhookBench />');
    expect(mdx).toMatch(/<WebhookBench load=\{.*\}>/);
    expect(mdx).toContain('Without JavaScript, run one of the receivers above');
  });

  it('takes no attributes', async () => {
    await expect(run(webhookBenchTag, '<WebhookBench event="x" />')).rejects.toThrow(
      '<WebhookBench> has no attribute `event`. Next: write `<WebhookBench />`.',
    );
  });
});
