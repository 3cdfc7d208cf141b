const COMPONENT_KINDS: ReadonlySet<string> = new Set([
  'schemas',
  'parameters',
  'headers',
  'responses',
  'examples',
  'requestBodies',
  'securitySchemes',
]);

/** The kind and the name of the component that a pointer leads to; undefined for any other place. */
export function componentOf(pointer: readonly string[]): readonly [string, string] | undefined {
  const [kind, name, ...rest] = pointer[0] === 'components' ? pointer.slice(1) : pointer;
  return kind !== undefined && name !== undefined && !rest.length && COMPONENT_KINDS.has(kind)
    ? [kind, name]
    : undefined;
}
