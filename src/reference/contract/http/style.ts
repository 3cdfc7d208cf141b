/** Names that keep their capitals. */
const PROPER_NAMES = /3-D Secure|Standard Webhooks/g;

/** Returns the faults of a heading; empty if it is in sentence case. */
export function headingFaults(text: string): readonly string[] {
  const [first = '', ...rest] = text.replace(PROPER_NAMES, 'X').split(/\s+/);
  const faults: string[] = [];
  if (/[.!?:]$/.test(text)) faults.push('ends in a punctuation mark');
  if (/^[a-z]/.test(first) && first === first.toLowerCase()) {
    faults.push('starts with a small letter');
  }
  const titled = rest.find((word) => /^[A-Z][a-z]+$/.test(word));
  if (titled !== undefined) faults.push(`has a capital inside (\`${titled}\`)`);
  return faults;
}

/** Returns the first heading line of a Markdown text, outside fenced code. */
export function markdownHeading(markdown: string): string | undefined {
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const lines = text.split('\n');
  return lines.find(
    (line, index) =>
      /^ {0,3}#{1,6}(\s|$)/.test(line) ||
      (/^ {0,3}(=+|-+)\s*$/.test(lines[index + 1] ?? '') && /^\s{0,3}\w/.test(line)),
  );
}
