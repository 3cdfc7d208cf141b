import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const WRITES = [
  'appendFileSync',
  'copyFileSync',
  'cpSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'writeFileSync',
] as const;

type Write = (...args: readonly unknown[]) => unknown;

/** How a write fails: once, as on a full disk, or with every later one, as in a killed process. */
export type Fault = 'fails' | 'is the last one';

/**
 * Runs something while its n-th write below a folder fails. A failing text is half written.
 *
 * @returns whether so many writes were made, and why the run failed, if it did
 */
export async function withFault(
  folder: string,
  n: number,
  fault: Fault,
  run: () => Promise<unknown>,
): Promise<{ readonly isReached: boolean; readonly refusal: string | undefined }> {
  const originals = WRITES.map((name) => [name, Reflect.get(fs, name) as Write] as const);
  let count = 0;
  for (const [name, original] of originals) {
    Reflect.set(fs, name, (...args: readonly unknown[]) => {
      if (!String(args[0]).startsWith(folder)) return original(...args);
      count += 1;
      if (count < n || (count > n && fault === 'fails')) return original(...args);
      if (name === 'writeFileSync' && count === n) {
        const [path, text] = args;
        original(path, String(text).slice(0, String(text).length / 2));
      }
      throw new Error('ENOSPC: no space left on device');
    });
  }
  syncBuiltinESMExports();
  let refusal: string | undefined;
  try {
    await run();
  } catch (error) {
    refusal = String(error);
  } finally {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  }
  return { isReached: count >= n, refusal };
}
