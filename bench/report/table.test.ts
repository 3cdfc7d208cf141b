import { describe, expect, it } from 'vitest';
import { figure, table } from './table';

describe('tables of the bench', () => {
  it('aligns columns and shows missing figures as a dash', () => {
    const rows = [
      ['stock', figure(169.94, 1)],
      ['this site', figure(undefined)],
    ];
    expect(table(['site', 'JS KiB'], rows)).toBe(
      [
        '| site      | JS KiB |',
        '| --------- | ------ |',
        '| stock     | 169.9  |',
        '| this site | -      |',
      ].join('\n'),
    );
  });
});
