import { asArray, asText, objectEntries } from '../json';
import { appliesTo, isFailure } from '../catalogue';
import { finding, nameOf, type Rule } from '../rule';
import { didYouMean } from '../suggest';

/** Every operation says how it fails, with codes the catalogue explains. */
export const operationErrors: Rule = function* (context) {
  const { catalogue, errorCodes } = context;
  for (const written of context.operations) {
    const { operation, direction } = written;
    const codes = asArray(operation['x-errors']).map((code) => asText(code) ?? '');
    for (const [index, code] of codes.entries()) {
      const path = ['x-errors', String(index)];
      if (!errorCodes.has(code)) {
        yield finding({
          node: operation,
          path,
          message: `No catalogue knows the error code \`${code}\``,
          next: didYouMean(code, errorCodes, 'add it to `errors.yaml`'),
        });
      } else if (catalogue.entries.some((one) => one.code === code && isFailure(one.entry))) {
        yield finding({
          node: operation,
          path,
          message: `The error code \`${code}\` stands in \`failure\` only and has no HTTP status`,
          next: 'delete it here, or give the entry a `status` and take out `appliesTo: failure`',
        });
      } else if (codes.indexOf(code) < index) {
        yield finding({
          node: operation,
          path,
          message: `The error code \`${code}\` stands here twice`,
          next: 'delete one of the two',
        });
      }
    }
    if (direction === 'to-partner' || operation['x-errors'] !== undefined) continue;
    const built = context.build(written);
    const hasCommon = catalogue.entries.some(({ entry }) => appliesTo(entry.appliesTo, built));
    const hasOwn = objectEntries(operation.responses).some(([status]) => /^[45d]/.test(status));
    if (hasCommon || hasOwn) continue;
    yield finding({
      node: operation,
      path: ['operationId'],
      message: `Operation ${nameOf(written)} has no error response`,
      next: 'name the codes it can return in `x-errors`, or write the 4xx responses',
    });
  }
};
