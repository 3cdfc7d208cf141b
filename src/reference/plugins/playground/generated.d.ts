declare module '@generated/playground/default/*.json' {
  import type { FieldGuides } from '@site/src/reference/playground/data';

  const data: FieldGuides;
  export default data;
}

declare module '@generated/playground/default/*.js' {
  import type { LoadedPlayground } from '@site/src/reference/playground/data';

  const data: LoadedPlayground;
  export default data;
}
