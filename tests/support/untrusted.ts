import fc from 'fast-check';

const nested = (open: string, inner: string, close: string): fc.Arbitrary<string> =>
  fc.integer({ min: 90, max: 9900 }).map((levels) => {
    return open.repeat(levels) + inner + close.repeat(levels);
  });

const HUGE = [
  JSON.stringify('x'.repeat(30_000)),
  `[${'1,'.repeat(20_000)}1]`,
  `{${Array.from({ length: 3000 }, (_, index) => `"name${index}":{}`).join()}}`,
  JSON.stringify('x'.repeat(1_200_000)),
];

/**
 * Generates JSON texts of any type, size and depth, including some that are broken, even deep
 * inside.
 */
export const untrustedJson = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.json(),
    fc.constantFrom('null', 'true', '0', '""', '[]', '{}', '{"__proto__":{"a":1}}'),
    nested('[', '', ']'),
    nested('{"a":', '1', '}'),
    nested('[{"hierarchy":', '', ''),
    nested('', '', ']'),
    fc.constantFrom(...HUGE),
  );

/** Generates texts of objects with such values as members, besides arbitrary texts. */
export const untrustedText = (...names: readonly string[]): fc.Arbitrary<string> => {
  const member = fc.oneof(
    untrustedJson(),
    // A text that contains JSON, such as the body of a draft.
    untrustedJson().map((text) => JSON.stringify(text)),
  );
  const object = fc.array(fc.tuple(fc.constantFrom(...names, '__proto__'), member), {
    maxLength: names.length,
  });
  const objectText = object.map(
    (members) => `{${members.map(([name, text]) => `"${name}":${text}`).join()}}`,
  );
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    untrustedJson(),
    objectText,
    objectText.map((text) => `[${text}]`),
  );
};
