import { describe, expect, it } from 'vitest';
import { ContractError, formatProblem, type Problem, problemLines, sortProblems } from './problem';

const problem = (place: string, message: string, next = 'do it'): Problem => {
  const [file = '', line, column] = place.split(':');
  return { place: { file, line: Number(line), column: Number(column) }, message, next };
};

describe('a problem', () => {
  it.each([
    ['It is wrong', 'correct it', 'a.yaml:1:2 It is wrong. Next: correct it.'],
    ['Is it wrong?', 'correct it!', 'a.yaml:1:2 Is it wrong? Next: correct it!'],
    ['It. Is', 'write `a.b`', 'a.yaml:1:2 It. Is. Next: write `a.b`.'],
    ['It is.', 'correct it.', 'a.yaml:1:2 It is. Next: correct it.'],
  ])('%j, %j reads %j', (message, next, line) => {
    expect(formatProblem(problem('a.yaml:1:2', message, next))).toBe(line);
  });
});

describe('problems', () => {
  const SORTED = ['a:1:1 A', 'a:1:1 B', 'a:1:2 A', 'a:2:1 A', 'a:10:1 A', 'b:1:1 A'].map((line) => {
    const [place = '', message = ''] = line.split(' ');
    return problem(place, message);
  });

  it('are sorted by file, line, column and message, each once', () => {
    expect(sortProblems([...SORTED.toReversed(), ...SORTED])).toEqual(SORTED);
    expect(sortProblems([3, 0, 5, 1, 4, 2].flatMap((index) => SORTED[index] ?? []))).toEqual(
      SORTED,
    );
  });

  it('that are warnings are only printed for the first places of each rule', () => {
    const warned = (rule: string, count: number): readonly Problem[] =>
      Array.from({ length: count }, (_, index) => ({
        ...problem(`a:${index + 1}:1`, 'It'),
        rule,
        severity: 'warning',
      }));
    const lines = problemLines([
      ...warned('many', 12),
      ...warned('few', 10),
      problem('b:1:1', 'It'),
    ]);
    expect(lines).toHaveLength(1 + 10 + 1 + 10);
    expect(lines[0]).toBe('b:1:1 It. Next: do it.');
    expect(lines[10]).toBe('a:10:1 warning (many): It. Next: do it.');
    expect(lines[11]).toMatch(
      /^12 warnings \(many\), the first 10 above\. Next: write `many: error`/,
    );
  });

  it('are one error with one line each', () => {
    const error = new ContractError(SORTED.toReversed());
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ContractError');
    expect(error.problems).toEqual(SORTED);
    expect(error.message).toBe(SORTED.map(formatProblem).join('\n'));
  });
});
