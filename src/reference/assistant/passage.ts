import { fold } from '../search/tokenize';

/** Maximum characters of a passage, and of one of its lines. */
const MOST = { passage: 900, line: 400 } as const;
/** Number of lines at the start of a section that say what it is about. */
const LEAD = 2;

/** Code samples: they repeat the words of a section without explaining them. */
const CODE = /^ *```[^]*?^ *```$/gm;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

const cut = (line: string): string =>
  line.length > MOST.line ? `${line.slice(0, MOST.line)}…` : line;

/** Returns the lines that answer a query: the start of a section, and those with rare words. */
export function passageOf(section: string, words: readonly string[]): string {
  const lines = section
    .replace(CODE, '')
    .replace(LINK, '$1')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^#+ /.test(line))
    .map((line) => ({ line: cut(line.trimEnd()), folded: fold(line) }));
  const weights = words.map((word) => {
    const having = lines.filter(({ folded }) => folded.includes(word)).length;
    return [word, Math.log(1 + lines.length / (1 + having))] as const;
  });
  const scored = lines.map(({ line, folded }, index) => {
    const found = weights.filter(([word]) => folded.includes(word));
    const score = index < LEAD ? Infinity : found.reduce((sum, [, weight]) => sum + weight, 0);
    return { index, line, score };
  });
  let room = MOST.passage;
  const taken = scored
    .toSorted((a, b) => b.score - a.score)
    .filter(({ line, score }) => score > 0 && (room -= line.length + 1) >= 0);
  return taken
    .sort((a, b) => a.index - b.index)
    .map(({ line }) => line)
    .join('\n');
}
