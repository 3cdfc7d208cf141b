/** Names for local networks (RFC 6761, RFC 6762, RFC 8375), without the final dot. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
/** Special-purpose addresses (RFC 6890), in the form of `URL`. */
const LOCAL_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|192\.0\.0|198\.1[89]|22[4-9]|2[3-5]\d)\./;
/**
 * The same for IPv6, and addresses that contain an IPv4 one, which `URL` writes in hexadecimal:
 * mapped (`::ffff:`), translated (`64:ff9b:`), 6to4 (`2002:`) and Teredo (`2001::`).
 */
const LOCAL_IPV6 = /^\[(?:::|64:ff9b:|2001:(?:0:|:)|2002:|f[cdf]|fe[89a-f])/;

/**
 * Whether a host may be public.
 *
 * @param hostname host name in the form of `URL`
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return !LOCAL_IPV6.test(hostname);
  if (/^[\d.]+$/.test(hostname)) return !LOCAL_IPV4.test(hostname);
  return !LOCAL_NAME.test(hostname.replace(/\.$/, ''));
}

/**
 * Whether an IP address that a name resolves to is public.
 *
 * @param address IPv4 or IPv6, in any spelling; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%'); // Without the zone of a link-local address.
  const url = `http://${plain.includes(':') ? `[${plain}]` : plain}`;
  return URL.canParse(url) && isPublicHost(new URL(url).hostname);
}
