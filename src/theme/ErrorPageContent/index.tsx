/** Fallback of the layout's error boundary; navbar and footer stay visible. */
export { default } from '@site/src/site/components/CrashPage';
