import { describe, expect, it } from 'vitest';
import { readCopy, sectionAt } from './copies';
import type { Library } from './library';
import { passageOf } from './passage';
import { callTool, inputOf, type Tool } from './tool';

const COPY = [
  '# Loan {#top}',
  '',
  '## Repay {#repay}',
  'Pays back.',
  '```bash',
  '# Not a heading',
  '```',
  '### Errors',
  '{#errors}',
  'None.',
  '## Close {#close}',
  'Ends.',
].join('\n');

const tool = (run: Tool['run']): Tool => ({
  name: 'try',
  title: 'Try',
  description: 'Tries.',
  inputSchema: inputOf({ word: { type: 'string' } }),
  isReadOnly: true,
  run,
});
const textOf = async (run: Tool['run'], longest?: number) => {
  const { content, isError } = await callTool([tool(run)], 'try', {}, longest);
  return [content[0]?.text, isError];
};

describe('sections of a copy', () => {
  it('end at a heading of the same level, and not in a sample', () => {
    expect(sectionAt(COPY, 'repay')).toContain('# Not a heading');
    expect(sectionAt(COPY, 'repay')).toContain('None.');
    expect(sectionAt(COPY, 'repay')).not.toContain('Ends.');
    expect(sectionAt(COPY, 'errors')).toBe('### Errors\n{#errors}\nNone.');
    expect(sectionAt(COPY, 'none')).toBeUndefined();
  });

  it('may be in a copy below the copy of the page', async () => {
    const copies: Readonly<Record<string, string>> = {
      '/api/loan': '# Loan\n[Repay](https://docs.example/api/loan/repay.now.md#errors)',
      '/api/loan/repay.now': '# Repay\n[Goes on](https://docs.example/api/loan/repay-2.md)',
      '/api/loan/repay-2': COPY,
    };
    const library = {
      url: 'https://docs.example',
      copy: (path: string) => Promise.resolve(copies[path]),
    } as Library;
    expect(await readCopy(library, '/api/loan', 'close')).toBe('## Close {#close}\nEnds.');
    expect(await readCopy(library, '/api/loan', 'close.body.id')).toBe('## Close {#close}\nEnds.');
    await expect(readCopy(library, '/api/loan', 'none')).rejects.toThrow('has no anchor none');
    await expect(readCopy(library, '/api/debt', '')).rejects.toThrow('There is no page /api/debt');
  });
});

it('includes the lines with the rarest words in a passage, and no sample', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `- field ${index}: a plain value of it`);
  const section = ['## Send', 'Sends it.', ...lines, '```', 'label', '```', '- label: 40 at most'];
  const passage = passageOf(section.join('\n'), ['label', 'field']);
  expect(passage.split('\n').slice(0, 1)).toEqual(['Sends it.']);
  expect(passage).toContain('- label: 40 at most');
  expect(passage.length).toBeLessThanOrEqual(900);
});

describe('a tool', () => {
  it('answers in time, or reports that it did not', async () => {
    expect(await textOf(() => new Promise(() => undefined), 1)).toEqual([
      'There was no answer within 0.001 seconds. Try again.',
      true,
    ]);
  });

  it('answers in a size that fits a context, or not at all', async () => {
    const [text, isError] = await textOf(() => Promise.resolve('a'.repeat(30_001)));
    expect(isError).toBe(true);
    expect(text).toContain('30001 characters, more than 30000');
    expect(await textOf(() => Promise.resolve({ a: 1 }))).toEqual(['{"a":1}', undefined]);
  });

  it('turns an exception into an answer', async () => {
    const run = () => Promise.reject(new TypeError('broken'));
    expect(await textOf(run)).toEqual(['try failed: broken', true]);
  });
});
