/** The progress bar of the classic theme, as far as it is configured here. */
declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {
      readonly template: string;
      readonly barSelector: string;
    }) => void;
  };
  export default nprogress;
}
