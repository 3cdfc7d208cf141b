/** Provides the languages that the samples run in, where it can, and names those it cannot. */
import { provideToolchains } from './toolchains';

for (const line of provideToolchains()) console.error(line);
