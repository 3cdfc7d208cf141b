/** Fallback of the root error boundary, outside every React context of the site. */
export { default } from '@site/src/site/components/CrashPage';
