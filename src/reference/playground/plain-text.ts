/** Markdown of a description as plain text: marks go, words of links stay. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentence of a description, without Markdown. */
export const firstSentence = (markdown: string): string => {
  const text = plain(markdown.split(/\n\s*\n/)[0] ?? '');
  return /^.*?[^.\s]{3,}[.!?](?=\s+[A-Z0-9])/.exec(text)?.[0] ?? text;
};
