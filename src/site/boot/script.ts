/**
 * A value as JavaScript source for an inline `<script>`: it cannot contain `</script>` or `<!--`.
 */
export const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Joins blocks of statements into one inline script. Each block is a function with its own `try`:
 * a `return`, blocked storage or a missing API only ends that block.
 */
export const inlineScript = (blocks: readonly string[]): string =>
  blocks.map((block) => `(function(){try{${block.trim()}}catch(e){}})();`).join('\n');
