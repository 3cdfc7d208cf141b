/** Prints the path of the Chromium that the browser tests use; installs one where it can. */
import { ensureBrowser } from './browser';

try {
  console.log(ensureBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
