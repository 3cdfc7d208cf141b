import { describe, expect, it } from 'vitest';
import { checkHistory, readHistory } from '../../src/reference/publish/change-log/check';
import { loadSite } from '../mock/support';

describe.each(await loadSite())('the releases of $set', (subject) => {
  const history = () => readHistory(subject.workspace, subject.contract);

  it('contain the contract as released, and the log mentions every change since then', () => {
    const { last, contract, log, releases, ...rest } = history();
    expect(last?.version).toBe(contract.version);
    expect(Object.keys(last?.facts.operations ?? {}).length).toBeGreaterThan(50);
    expect(Object.keys(last?.facts.schemas ?? {}).length).toBeGreaterThan(50);
    expect(log.entries.length).toBeGreaterThan(0);
    expect(checkHistory({ last, contract, log, releases, ...rest })).toEqual([]);
  });

  it('report a change that is missing in the log', () => {
    const current = history();
    const pointer = 'schema:User.nickname';
    const difference = { pointer, kind: 'field-added', breaking: false, what: 'New field' };
    const differences = [...current.differences, difference];
    const messages = checkHistory({ ...current, differences }).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(`mentions \`${pointer}\``)]);
  });
});
