import type { Copy } from '../../src/reference/publish/markdown/page';

/**
 * A part of a split copy, without its reference to the page and with its original heading levels.
 */
function placed(part: string, depth: number): readonly string[] {
  const lines = part.split('\n');
  const title = lines.find((line) => line.startsWith('# ')) ?? '';
  const content = lines.slice(1 + lines.findIndex((line) => line.startsWith('Part of ')));
  let isCode = false;
  return [title, ...content].map((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return !isCode && /^#+ /.test(line) ? '#'.repeat(depth - 1) + line : line;
  });
}

/** Joins the copies of a page into one text; each part replaces the heading that links to it. */
export const whole = ([page, ...parts]: readonly Copy[]): string =>
  parts
    .reduce<readonly string[]>(
      (lines, { anchors, text }) => {
        const leadsTo = (line: string) => [...anchors].some((name) => line.includes(`#${name})`));
        const heading = lines.findIndex((line) => /^#+ \[/.test(line) && leadsTo(line));
        const place = heading < 0 ? lines.findLastIndex(leadsTo) : heading;
        const depth = /^#+/.exec(lines[heading] ?? '')?.[0].length ?? 2;
        return [...lines.slice(0, place), ...placed(text, depth), ...lines.slice(place + 1)];
      },
      (page?.text ?? '').split('\n'),
    )
    .join('\n');
