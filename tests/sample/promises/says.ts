import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textWithFigures } from '../../../src/reference/contract/facts/source';
import { workspaceAt } from '../../../src/reference/contract/testing/workspace';
import { ROOT } from '../../support/paths';

/** Returns only the words, without Markdown, YAML and TypeScript syntax, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll("''", "'")
    .replaceAll(/[`*\\]/g, '')
    .replaceAll(/\s+/g, ' ');

let printed: string | undefined;

function printedText(): string {
  const workspace = workspaceAt(ROOT);
  return readdirSync(join(ROOT, 'partners'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(mdx|yaml)$|landing\.ts$/.test(path))
    .map((path) => join(ROOT, 'partners', path))
    .map((path) => plain(textWithFigures(workspace, path, readFileSync(path, 'utf8')).text))
    .join('\n');
}

/**
 * Lists the printed sentences of pages and contracts that a test proves.
 *
 * @throws {Error} for a sentence that is no longer on any page
 */
export function says(...sentences: readonly string[]): void {
  printed ??= printedText();
  for (const sentence of sentences) {
    if (printed.includes(plain(sentence))) continue;
    throw new Error(
      `No page says: ${sentence}\nNext: quote what the page says now, and see that the test proves it.`,
    );
  }
}
