/** Provides the languages and web servers that checks run in, where it can, and names those it cannot. */
import { provideToolchains } from './toolchains';

for (const line of provideToolchains()) console.error(line);
