import type { ApiResponse, Operation } from '../model';

/** What an operation answers to a good request: its first 2xx, else a redirect, else `default`. */
export const successAnswer = ({
  responses,
}: Pick<Operation, 'responses'>): ApiResponse | undefined =>
  ['2', '3', 'default']
    .map((start) => responses.find(({ status }) => status.startsWith(start)))
    .find((response) => response !== undefined);

/** The status of an answer; of a range its first, by default 200. */
export const statusOf = (answer: Pick<ApiResponse, 'status'>): number =>
  Number(answer.status.replace(/XX$/i, '00')) || 200;
