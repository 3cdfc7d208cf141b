import { describe, expect, it } from 'vitest';
import type { Weighed } from './cut';
import { topicPages } from './topic-pages';

/** The front matter of the pages of a topic with these paths; each operation fills a page. */
function frontMatterOf(title: string, paths: readonly string[]) {
  const topic = { name: 'topic', title, description: '' };
  const operations: readonly Weighed[] = paths.map((path) => ({
    path,
    title: `Change ${path}.`,
    rows: 200,
    objects: [],
  }));
  const groups = new Map([['api/topic', [topic]]]);
  return topicPages(groups, () => false, new Map([['topic', operations]])).map(([path, text]) => [
    path,
    ...(/^---\n(.*?)\n---/s.exec(text)?.[1]?.split('\n') ?? []),
  ]);
}

describe('the pages of a topic', () => {
  it('are named after the words in which their paths differ', () => {
    const audit = '/v4/audit';
    const paths = [`${audit}/payments`, `${audit}/payoutStatistics`, `${audit}/payouts/{id}`];
    expect(frontMatterOf('Payment audit', paths)).toEqual([
      [
        'api/topic',
        'title: Payment audit',
        'sidebar_label: Payments',
        'description: "Payment audit: Change /v4/audit/payments."',
      ],
      [
        'api/topic/payout-statistics',
        'title: "Payment audit: payout statistics"',
        'sidebar_label: Payout statistics',
        'description: "Payment audit: payout statistics: Change /v4/audit/payoutStatistics."',
      ],
      [
        'api/topic/payouts',
        'title: "Payment audit: payouts"',
        'sidebar_label: Payouts',
        'description: "Payment audit: payouts: Change /v4/audit/payouts/{id}."',
      ],
    ]);
  });

  it('are numbered when their paths consist of the same words', () => {
    const pages = frontMatterOf('Users', ['/v1/users', '/v2/users', '/v1/users/{id}/{key}']);
    expect(pages.map(([path, title]) => [path, title])).toEqual([
      ['api/topic', 'title: Users'],
      ['api/topic/more', 'title: Users (2)'],
      ['api/topic/more-2', 'title: Users (3)'],
    ]);
  });

  it('have no labels of one letter', () => {
    const pages = frontMatterOf('Users', ['/users', '/u', '/people']);
    expect(pages.map(([path, ...lines]) => [path, lines[1]])).toEqual([
      ['api/topic', expect.stringContaining('description')],
      ['api/topic/u', expect.stringContaining('description')],
      ['api/topic/people', 'sidebar_label: People'],
    ]);
  });

  it('leave out the last name when the title has no room for both', () => {
    const titles = frontMatterOf('Calls with quite a long name for a topic', [
      ...Array.from({ length: 25 }, (_, index) => `/call.${String.fromCharCode(97 + index)}`),
    ]).map(([, title]) => title);
    expect(titles).toContain('title: "Calls with quite a long name for a topic: b"');
  });
});
