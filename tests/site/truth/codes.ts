import { errorAnchor } from '../../../src/reference/contract/page/anchors';
import type { JsonObject } from '../../../src/reference/contract/model';
import { asText, isObject } from '../../../src/reference/contract/json';
import { topicUrl } from '../../../src/reference/contract/page/routes';
import { jsonOn, objectsIn, publishedContract } from './published';
import { Tally, type SetTruth, type Truth, type TruthCheck } from './truth';

/** Returns the code and type of a problem document (RFC 9457), or the code of a `failure`. */
function codeOf(object: JsonObject): readonly [string, string | undefined] | undefined {
  const { failure, code, type, title, status } = object;
  if (typeof code === 'string' && typeof title === 'string' && typeof status === 'number') {
    return [code, asText(type) ?? ''];
  }
  return isObject(failure) && typeof failure.code === 'string'
    ? [failure.code, undefined]
    : undefined;
}

function check(truth: Truth, set: SetTruth) {
  const tally = new Tally(set, 'codes in answers and failures shown');
  const { site } = truth;
  const docsUrl = `${site.origin}${site.baseUrl}`;
  const errorsByCode = new Map(set.contract.errors.map((error) => [error.code, error]));
  const shown = set.pages.flatMap(jsonOn);
  const download = {
    place: `${set.contract.set}/openapi.json`,
    value: publishedContract(truth, set),
  };
  for (const { place, value } of [download, ...shown]) {
    for (const object of objectsIn(value)) {
      const [code, type] = codeOf(object) ?? [];
      if (code === undefined) continue;
      const error = errorsByCode.get(code);
      const address =
        error && `${topicUrl(docsUrl, set.contract.set, error.topic)}#${errorAnchor(code)}`;
      const wrong = error ? type !== undefined && type !== address : true;
      const fault = error ? `has the type ${type ?? ''}, not ${address ?? ''}` : 'is in no catalog';
      tally.note(`code ${code} in ${place}`, wrong ? fault : undefined);
    }
  }
  return tally.coverage();
}

/** The catalog explains every code in an answer or a `failure` that readers see. */
export const codes: TruthCheck = {
  name: 'every code shown is in the catalog, with the address of its entry',
  atLeast: ({ errors }) => errors.length,
  check: (truth) => truth.sets.map((set) => check(truth, set)),
};
