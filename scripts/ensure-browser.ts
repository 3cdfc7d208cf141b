/**
 * Prints the path of the Chromium that the browser tests use, and provides it and the other
 * engines where it can. Without a Chromium, or in CI without one of the others, it fails.
 */
import { ensureBrowser } from './browser';
import { provideEngines } from './engines';

try {
  console.log(ensureBrowser());
  const missing = provideEngines();
  for (const line of missing) console.error(line);
  if (missing.length > 0 && process.env.CI !== undefined) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
