import { defined } from '../contract/json';
import type { Contract, ErrorCode } from '../contract/model';

/** An error of the catalog, in the form that an assistant reads. */
export type ErrorHelp = Pick<
  ErrorCode,
  'code' | 'title' | 'when' | 'causes' | 'fixes' | 'retryable' | 'sandbox' | 'operations'
> & { readonly status?: number };

/** Returns the error catalog of a contract without the properties that only pages need. */
export const errorHelp = ({ errors }: Contract): readonly ErrorHelp[] =>
  errors.map(({ code, status, title, when, causes, fixes, retryable, sandbox, operations }) =>
    defined({ code, status, title, when, causes, fixes, retryable, sandbox, operations }),
  );
