/** A part of an address without its percent-encoding; as it is where it is not encoded, such as `50%`. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
