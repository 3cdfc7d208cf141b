/** Provides Firefox and WebKit where it can, and names those it cannot; that is a failure in CI. */
import { provideEngines } from './engines';

const missing = provideEngines();
for (const line of missing) console.error(line);
if (missing.length > 0 && process.env.CI !== undefined) process.exitCode = 1;
