import type { JsonValue } from '../contract/model';

/** A body as it is shown: JSON indented, anything else as it came. */
export function prettyJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export function jsonOf(body: string): JsonValue {
  try {
    return JSON.parse(body) as JsonValue;
  } catch {
    return null;
  }
}

/** `742 B` or `1.4 kB`, in units of 1,000 bytes. */
export function sizeOf(body: string): string {
  const { length } = new TextEncoder().encode(body);
  return length < 1000 ? `${length} B` : `${(length / 1000).toFixed(1)} kB`;
}
