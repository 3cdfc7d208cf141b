import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { postmanVariablesTag } from './postman-variables';

describe('<PostmanVariables>', () => {
  it('lists every variable of both files', async () => {
    const rows = (await run(postmanVariablesTag, '<PostmanVariables />'))
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows.length).toBe(3);
    expect(rows[0]).toMatch(/^\| `baseUrl` +\| environment +\| Address of the API/);
    expect(rows[1]).toMatch(/^\| `apiKey` +\| environment/);
    expect(rows.at(-1)).toMatch(/^\| `schemas` +\| collection/);
  });

  it('takes no attributes', async () => {
    await expect(run(postmanVariablesTag, '<PostmanVariables only="apiKey" />')).rejects.toThrow(
      'ticket.mdx:1:1',
    );
  });
});
