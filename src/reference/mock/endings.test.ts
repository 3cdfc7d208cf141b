import { describe, expect, it } from 'vitest';
import { fixtureOptions } from '../contract/testing/site-copy';
import { loadContract } from '../contract/testing/load-contract';
import type { Change } from '../publish/change-log/model';
import { createSandbox } from '.';
import { compile } from './compile';
import { withEndings } from './endings';

const PAGE = 'https://docs.library.example/docs/lending/change-log';

const deprecated = (id: string, sunset: string, changes: readonly string[]): Change => ({
  id,
  date: '2026-12-01',
  version: '2026-03-01',
  type: 'Deprecated',
  breaking: false,
  title: id,
  what: '',
  why: '',
  who: '',
  action: '',
  by: undefined,
  sunset,
  changes,
  operations: [],
  topics: [],
  before: undefined,
  after: undefined,
});

const CHANGES = [
  deprecated('calls', '2027-12-01', ['op:returnLoan', 'op:listLoans.query.status']),
  deprecated('fields', '2028-12-01', ['schema:CreateLoanRequest.pickup.desk', 'schema:Loan.fee']),
  deprecated('days', '2028-06-01', ['op:createLoan.body.days']),
  { ...deprecated('changed', '2027-01-01', ['op:createLoan']), type: 'Changed' as const },
];

async function answer(method: string, path: string, body?: object): Promise<Headers> {
  const contract = compile(await loadContract(fixtureOptions()));
  const sandbox = createSandbox(withEndings(contract, CHANGES, PAGE), { now: () => 0 });
  const response = await sandbox.fetch(
    new Request(`https://api.library.example/v1${path}`, {
      method,
      headers: {
        Authorization: 'Bearer sk_sandbox_endings',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-0123456789abcdef',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  return response.headers;
}

const endOf = (headers: Headers) => [headers.get('Deprecation'), headers.get('Sunset')];

describe('headers of announced removals', () => {
  it('contain the announcement, the removal and the link', async () => {
    const headers = await answer('DELETE', '/loans/ln_1');
    // 2026-12-01T00:00:00Z.
    expect(endOf(headers)).toEqual(['@1796083200', 'Wed, 01 Dec 2027 00:00:00 GMT']);
    expect(headers.get('Link')).toBe(
      `<${PAGE}#calls>; rel="deprecation"; type="text/html", <${PAGE}#calls>; rel="sunset"; type="text/html"`,
    );
  });

  it('are also in refusals', async () => {
    expect(endOf(await answer('DELETE', '/loans/ln_404'))[0]).toBe('@1796083200');
  });

  it.each([
    ['are sent for a parameter of the request', 'GET', '/loans?status=open', undefined, '2027'],
    ['are not sent for other parameters', 'GET', '/loans', undefined, undefined],
    [
      'are sent for a field of the request',
      'POST',
      '/loans',
      { pickup: { desk: 'north' } },
      'Fri, 01 Dec 2028',
    ],
    [
      'are those of the earliest removal',
      'POST',
      '/loans',
      { days: 3, pickup: { desk: 'a' } },
      '01 Jun 2028',
    ],
    ['are not sent for other fields', 'POST', '/loans', { bookId: 'bk_1' }, undefined],
  ])('%s', async (_what, method, path, body, sunset) => {
    const [since, until] = endOf(await answer(method, path, body));
    expect(since).toBe(sunset === undefined ? null : '@1796083200');
    expect(until ?? '').toContain(sunset ?? '');
  });
});
