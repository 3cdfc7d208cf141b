import { asObject, asText } from '../json';
import type { JsonObject } from '../model';

/** The description of a part of a document with a link to its `externalDocs`, as Markdown. */
export function describe(written: JsonObject): string {
  const { url, description } = asObject(written.externalDocs);
  const words = asText(written.description) ?? '';
  if (typeof url !== 'string') return words;
  const label = (asText(description) ?? url).replace(/[\\[\]]/g, '\\$&');
  return `${words}\n\n[${label}](<${url}>)`.trim();
}

const letters = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();

/** The description; empty if it only repeats the title above it. */
export const unlessSaid = (description: string, title = ''): string =>
  letters(description) === letters(title) ? '' : description;

/** The title of a tag, as readers see it. */
export const titleOfTag = (tag: JsonObject): string =>
  [tag['x-displayName'], tag.summary, tag.name].map(asText).find(Boolean) ?? 'Other operations';
