import type { ApiResponse, Operation } from '../model';

/** The response to a valid request: the first 2xx, else a redirect, else `default`. */
export const successAnswer = ({
  responses,
}: Pick<Operation, 'responses'>): ApiResponse | undefined =>
  ['2', '3', 'default']
    .map((start) => responses.find(({ status }) => status.startsWith(start)))
    .find((response) => response !== undefined);

/** The status of a response: for a range its first status, otherwise defaults to 200. */
export const statusOf = (answer: Pick<ApiResponse, 'status'>): number =>
  Number(answer.status.replace(/XX$/i, '00')) || 200;
