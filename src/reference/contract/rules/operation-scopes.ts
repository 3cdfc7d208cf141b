import { asArray, asText, objects } from '../json';
import { finding, type Rule } from '../rule';

const SCOPE = /^[a-z]+(-[a-z]+)*:[a-z]+$/;

/** Scopes are written `resource:action`. */
export const operationScopes: Rule = function* ({ operations }) {
  for (const { operation } of operations) {
    for (const [index, requirement] of objects(operation.security).entries()) {
      for (const [scheme, scopes] of Object.entries(requirement)) {
        for (const [position, written] of asArray(scopes).entries()) {
          const scope = asText(written) ?? JSON.stringify(written);
          if (SCOPE.test(scope)) continue;
          yield finding({
            node: operation,
            path: ['security', String(index), scheme, String(position)],
            message: `\`${scope}\` is not a scope`,
            next: 'write it as `resource:action`, for example `cards:write`',
          });
        }
      }
    }
  }
};
