import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ANY_SERVER, mayCallOut, policyText, tighten } from './policy';

const policy = (connections: readonly string[]): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policyText({ scripts: [], styles: [], connections })}">`;

const documentOf = (...policies: readonly string[]): Document =>
  new JSDOM(`<head>${policies.join('')}</head>`).window.document;

const SEARCH = 'https://app.search.example';

describe('a document', () => {
  it.each([
    ['without a policy', [], true],
    ['of the playground', [policy(ANY_SERVER)], true],
    ['of another page', [policy([])], false],
    ['of another page with hosted search', [policy([SEARCH])], false],
    ['of the playground, with a strict policy added', [policy(ANY_SERVER), policy([])], false],
  ])('%s: may call any server is %3$s', (_, policies, expected) => {
    expect(mayCallOut(documentOf(...policies))).toBe(expected);
  });

  it('of the playground is restricted once, to what the other pages may call', () => {
    const document = documentOf(policy([...ANY_SERVER, SEARCH]));
    tighten(document);
    tighten(document);
    const added = [...document.querySelectorAll('meta')].slice(1).map(({ content }) => content);
    expect(added).toEqual([`connect-src 'self' ${SEARCH}`]);
    expect(mayCallOut(document)).toBe(false);
  });

  it.each([
    ['of another page', [policy([])]],
    ['without a policy', []],
  ])('%s does not change', (_, policies) => {
    const document = documentOf(...policies);
    tighten(document);
    expect(document.querySelectorAll('meta')).toHaveLength(policies.length);
  });
});
