import fc from 'fast-check';

/**
 * Property tests use the same cases in every run, so that a test fails because of a change and not
 * by chance. For other cases: `SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
