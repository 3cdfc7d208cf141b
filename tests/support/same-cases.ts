import fc from 'fast-check';

/**
 * Property tests try the same cases in every run, so that a test fails for what was changed and not
 * by chance. Other cases: `SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
