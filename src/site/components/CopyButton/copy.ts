const load = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
};

/**
 * Puts the text at an address on the clipboard. The clipboard is asked at once
 * and given a promise: some browsers forget the press while a download runs.
 *
 * @throws Error when the text can't be loaded or the clipboard refuses it
 */
export async function copyFrom(url: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await load(url));
    return;
  }
  const text = load(url).then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
