import { defined } from '../contract/json';
import type { Contract, ErrorCode } from '../contract/model';

/** An error of the catalog, as an assistant is told of it. */
export type ErrorHelp = Pick<
  ErrorCode,
  'code' | 'title' | 'when' | 'causes' | 'fixes' | 'retryable' | 'sandbox' | 'operations'
> & { readonly status?: number };

/** The catalog of a contract without what only pages need. */
export const errorHelp = ({ errors }: Contract): readonly ErrorHelp[] =>
  errors.map(({ code, status, title, when, causes, fixes, retryable, sandbox, operations }) =>
    defined({ code, status, title, when, causes, fixes, retryable, sandbox, operations }),
  );
