import type { ApiResponse, Operation } from './model';

/** The first success answer of an operation (2xx). */
export const successAnswer = ({
  responses,
}: Pick<Operation, 'responses'>): ApiResponse | undefined =>
  responses.find(({ status }) => status.startsWith('2'));
