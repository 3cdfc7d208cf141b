import { transform } from 'lightningcss';
import { unusedNames, type Spelled } from './unused';

/**
 * A stylesheet without the rules of unused names. A dropped rule may hold the last
 * use of a custom property, hence the repetition.
 */
export function shrink(css: string, spelled: Spelled): string {
  const unusedSymbols = [...unusedNames(css, spelled)];
  if (unusedSymbols.length === 0) return css;
  const code = Buffer.from(css);
  const less = transform({
    filename: 'site.css',
    code,
    minify: true,
    unusedSymbols,
  }).code.toString();
  return less.length < css.length ? shrink(less, spelled) : less;
}
