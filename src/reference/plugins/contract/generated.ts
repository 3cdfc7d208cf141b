import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stampOf } from '../../contract/stamp';

/** Writes a generated file as far as it changed: a page that depends on it is made again otherwise. */
export function writeChanged(path: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (stampOf(path) !== undefined && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
