declare module '@generated/playground/default/*.json' {
  import type { FieldGuides, PlaygroundData } from '@site/src/reference/playground/data';

  const data: PlaygroundData | FieldGuides;
  export default data;
}
