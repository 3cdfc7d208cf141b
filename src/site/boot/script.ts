/**
 * Writes a value as JavaScript source that is safe inside an inline `<script>`:
 * no `</script>` or `<!--` can appear in it.
 */
export const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Joins blocks of statements into one inline script. Each block is a function of
 * its own with its own `try`: a `return`, blocked storage or a missing API ends
 * that block alone.
 */
export const inlineScript = (blocks: readonly string[]): string =>
  blocks.map((block) => `(function(){try{${block.trim()}}catch(e){}})();`).join('\n');
