import { parseJson } from '../contract/http/parse-json';
import { jsonText } from '../contract/numeral';

/** Returns a body for display: JSON is indented, anything else is unchanged. */
export function prettyJson(body: string): string {
  const parsed = parseJson(body);
  return 'value' in parsed ? jsonText(parsed.value, 2) : body;
}

/** Returns the size of a body, `742 B` or `1.4 kB`, in units of 1,000 bytes. */
export function sizeOf(body: string): string {
  const { length } = new TextEncoder().encode(body);
  return length < 1000 ? `${length} B` : `${(length / 1000).toFixed(1)} kB`;
}
