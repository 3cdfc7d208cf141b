/**
 * Draws the raster images from their SVG sources: `npm run images`. Run it after
 * changing the logo or the product name, and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../programs';
import { socialCard } from './social-card';
import { runCommand } from '../run-command.mjs';

const IMAGES = resolve(import.meta.dirname, '../../static/img');

/** Wraps a PNG in an ICO container: 6 bytes of header, 16 of directory, then the PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function draw(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function main(): Promise<void> {
  const mark = await readFile(resolve(IMAGES, 'logo.svg'), 'utf8');
  const favicon = await readFile(resolve(IMAGES, 'favicon.svg'), 'utf8');
  // iOS rounds the corners itself, so the background has to fill the square.
  const square = mark.replace('rx="6"', '');
  // `--no-sandbox` lets Chromium run as root in a container; it only opens our own SVG.
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const images: readonly (readonly [string, Buffer])[] = [
    ['social-card.png', await draw(browser, socialCard, 1200, 630)],
    ['apple-touch-icon.png', await draw(browser, square, 180, 180)],
    ['favicon.ico', toIco(await draw(browser, favicon, 32, 32), 32)],
  ];
  await browser.close();
  for (const [name, bytes] of images) {
    await writeFile(resolve(IMAGES, name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}

runCommand('drawing the images', main);
