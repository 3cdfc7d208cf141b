/** Names for local networks (RFC 6761, RFC 6762, RFC 8375), without the final dot. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
/** Special-purpose addresses (RFC 6890), in the form of `URL`. */
const LOCAL_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./;
/** The same for IPv6, and addresses that contain an IPv4 one, which `URL` writes in hexadecimal. */
const LOCAL_IPV6 = /^\[(?:::|64:ff9b:|2002:|f[cdf]|fe[89a-f])/;

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
