/** Whether every language and every shell takes an address as it is: scheme, host and path alone. */
export const isPlainAddress = (address: string): boolean =>
  /^https?:\/\/[\w.~:/%-]+$/.test(address);
