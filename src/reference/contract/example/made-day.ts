/** Seconds since 1970 at which reproducible builds take place (reproducible-builds.org). */
const { SOURCE_DATE_EPOCH } = process.env;

/**
 * The day in examples for which a document has none: the second of the month of the build, so that
 * it is never far from today, and builds of the same month are the same. `SOURCE_DATE_EPOCH` sets
 * the time of the build.
 */
export const MADE_DAY = `${new Date(
  SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now(),
)
  .toISOString()
  .slice(0, 7)}-02`;
