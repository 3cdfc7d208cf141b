const load = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
};

/**
 * Copies the text at an address to the clipboard. The clipboard gets a promise without delay,
 * because some browsers forget the click during a download.
 *
 * @throws Error if the text cannot be loaded or the clipboard rejects it
 */
export async function copyFrom(url: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await load(url));
    return;
  }
  const text = load(url).then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
