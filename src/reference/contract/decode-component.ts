/** Decodes percent-encoding; returns a text with invalid encoding, such as `50%`, unchanged. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
