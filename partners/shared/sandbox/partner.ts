import { behavior } from '../../../src/reference/mock/behavior';
import type { Product } from './limits';
import type { Shared } from './types';

/**
 * Your own account.
 *
 * @param products products of the program
 */
export const partner = (products: readonly Product[]) =>
  behavior<Shared>({
    answer: {
      getPartner: ({ target, scopes }) => {
        if (!target) throw new Error('There is no partner.');
        return { ...target.value, products: [...products], scopes: [...scopes] };
      },
    },
  });
