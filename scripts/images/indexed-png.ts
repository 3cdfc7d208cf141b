import { crc32, deflateSync } from 'node:zlib';

const PALETTE_SIZE = 32;
type Rgb = readonly [red: number, green: number, blue: number];

/** Drops the three low bits of each channel, so that similar shades share a palette entry. */
const bucket = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const distance = (a: Rgb, b: Rgb): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/**
 * A PNG with a palette of the 32 most frequent colors (color type 3 of the PNG specification),
 * about a third of the size of Chromium's own true-color PNG. The alpha of `rgba` is ignored.
 */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Buffer {
  const colorAt = (offset: number): Rgb => [
    rgba[offset] ?? 0,
    rgba[offset + 1] ?? 0,
    rgba[offset + 2] ?? 0,
  ];
  const counts = new Map<number, { readonly color: Rgb; count: number }>();
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const color = colorAt(offset);
    const entry = counts.get(bucket(...color));
    if (entry) entry.count += 1;
    else counts.set(bucket(...color), { color, count: 1 });
  }
  const palette = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, PALETTE_SIZE)
    .map(({ color }) => color);
  const indexOf = new Map<number, number>();
  for (const [key, { color }] of counts) {
    const nearest = palette.reduce(
      (best, candidate, index) =>
        distance(color, candidate) < distance(color, palette[best] ?? candidate) ? index : best,
      0,
    );
    indexOf.set(key, nearest);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = indexOf.get(bucket(...colorAt((y * width + x) * 4))) ?? 0;
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
