import { asText, omit } from '../../contract/json';
import type { ErrorCode, JsonObject } from '../../contract/model';
import { errorAnchor } from '../../contract/page/anchors';
import { firstSentence } from '../../contract/plain-text';
import { usualTitle } from '../problems';

/**
 * Returns an example without what the sandbox sets: code, ids, usual title (`true`) and anchor.
 * If its detail describes only one case, `varies` explains when the error happens.
 */
export function problemOf({ code, example, varies, when }: ErrorCode): JsonObject {
  const written = omit(example, 'code', 'instance', 'requestId');
  const { type, ...rest }: JsonObject = {
    ...written,
    ...(written.title === usualTitle(code) && { title: true }),
    ...(varies && { varies: firstSentence(when) || varies }),
  };
  const [page = '', anchor] = (asText(type) ?? '').split('#');
  if (anchor === errorAnchor(code)) return { page, ...rest };
  return type === undefined ? rest : { type, ...rest };
}
