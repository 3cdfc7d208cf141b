/** Random numbers like `Math.random`, from 0 to below 1; a seeded source makes runs repeatable. */
export type Random = () => number;

const hex = (length: number, random: Random): string =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

/** Returns a UUIDv7 (RFC 9562, section 5.7) for a time in milliseconds. */
export function uuidv7(ms: number, random: Random): string {
  const time = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  const variant = '89ab'.charAt(Math.floor(random() * 4));
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3, random)}-${variant}${hex(3, random)}-${hex(12, random)}`;
}

/** Returns a signing secret of Standard Webhooks: `whsec_` and 32 bytes in Base64. */
export function webhookSecret(random: Random): string {
  const bytes = Array.from({ length: 32 }, () => Math.floor(random() * 256));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** Returns a repeatable source of random numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
