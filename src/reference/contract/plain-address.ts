/** Whether an address needs no escaping in any language or shell: only scheme, host and path. */
export const isPlainAddress = (address: string): boolean =>
  /^https?:\/\/[\w.~:/%-]+$/.test(address);
