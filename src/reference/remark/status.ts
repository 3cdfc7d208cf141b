const STATUS_PHRASES: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  '2XX': 'Any success',
};

/** `201` as `201 Created` (RFC 9110 reason phrases). */
export const statusTitle = (status: string): string => {
  const phrase = STATUS_PHRASES[status.toUpperCase()];
  return phrase === undefined ? status : `${status} ${phrase}`;
};
