import type { Declaration, Node, Root, Rule } from 'postcss';

/**
 * What the site's own rules always override. The theme's styles stand in cascade
 * layers, the site's outside of them: whatever the specificity, a declaration
 * outside of layers wins (CSS Cascading and Inheritance Level 5, section 6.1).
 */

/** Longhands that a shorthand sets, as far as the styles of the theme use them. */
const LONGHANDS: Readonly<Record<string, RegExp>> = {
  background: /^background-(?:attachment|clip|color|image|origin|position|repeat|size)$/,
  border: /^border(?:-(?:top|right|bottom|left))?(?:-(?:width|style|color))?$/,
  font: /^(?:font-(?:family|size|stretch|style|weight)|line-height)$/,
  'list-style': /^list-style-/,
  margin: /^margin-/,
  padding: /^padding-/,
  'text-decoration': /^text-decoration-/,
  transition: /^transition-/,
};

/** The element that carries `data-theme`, whatever its state. */
const DOCUMENT_ELEMENT = /^(?:(?:html|:root)(?:\[[^\]]+\])?|\[data-theme[^\]]*\](?::root)?)$/;

const atRulesAround = (node: Node): readonly string[] => {
  const names: string[] = [];
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent) {
    if ('name' in at && typeof at.name === 'string') names.push(at.name);
  }
  return names;
};

/** Whether a rule holds whatever the media, container or browser. */
export const isUnconditional = (rule: Rule): boolean =>
  atRulesAround(rule).every((name) => name === 'layer');

export const isLayered = (rule: Rule): boolean => atRulesAround(rule).includes('layer');

const isKeyframe = (rule: Rule): boolean => atRulesAround(rule).includes('keyframes');

/** Whether a selector names the document element and nothing else. */
export const isDocumentElement = (selector: string): boolean => DOCUMENT_ELEMENT.test(selector);

const declarationsOf = (rule: Rule): readonly Declaration[] =>
  rule.nodes.filter((node) => node.type === 'decl');

/**
 * Infima's rule for focus that came by pointer. Browsers draw an outline for `:focus-visible` alone
 * today, and the site's own wins over this one; yet every press of a button after a key, and every
 * change of the page, had the style of each element of the document computed again.
 */
const POINTER_FOCUS = 'body:not(.navigation-with-keyboard)';

/** Removes the rule whose only effect is the time it takes. */
export function dropPointerFocus(root: Root): void {
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => selector.startsWith(POINTER_FOCUS))) rule.remove();
  });
}

/** Removes the declarations of layers that a rule outside of layers with the same selector repeats. */
export function dropOverridden(root: Root): void {
  const winning = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (isLayered(rule) || !isUnconditional(rule)) return;
    for (const selector of rule.selectors) {
      const properties = winning.get(selector) ?? new Set();
      for (const { prop } of declarationsOf(rule)) properties.add(prop);
      winning.set(selector, properties);
    }
  });
  const sets = (selector: string, property: string): boolean => {
    const properties = winning.get(selector);
    if (!properties) return false;
    return (
      properties.has(property) || [...properties].some((one) => LONGHANDS[one]?.test(property))
    );
  };
  root.walkRules((rule) => {
    if (!isLayered(rule) || isKeyframe(rule)) return;
    for (const declaration of declarationsOf(rule)) {
      const isOverridden = rule.selectors.every(
        (selector) =>
          sets(selector, declaration.prop) ||
          (isDocumentElement(selector) && sets(':root', declaration.prop)),
      );
      if (isOverridden && !declaration.important) declaration.remove();
    }
  });
}
