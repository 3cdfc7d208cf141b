/** Returns the suffix of the site's storage keys, from the HTML of a page. */
export function namespaceIn(html: string): string {
  const namespace = /getItem\(["']theme([^"']*)["']\)/.exec(html)?.[1];
  if (namespace === undefined) throw new Error('The page reads no stored theme.');
  return namespace;
}
