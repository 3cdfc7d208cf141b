import { asObject, asText } from '../json';
import { finding, type Rule } from '../rule';

/** What every artefact needs from the root file. */
export const documentFrame: Rule = function* ({ document, schemas }) {
  const info = asObject(document.info);
  const version = asText(info.version);
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
    yield finding({
      node: info,
      path: ['version'],
      at: 'value',
      message: `The version \`${version}\` is not a date`,
      next: 'write the date the contract took effect, `YYYY-MM-DD`, in quotes',
    });
  }
  if (!schemas.Problem) {
    yield finding({
      node: document,
      path: ['openapi'],
      message: 'There is no schema `Problem` for error answers',
      next: 'add it to `schemas` in partners/shared/contract/common.yaml (RFC 9457)',
    });
  }
};
