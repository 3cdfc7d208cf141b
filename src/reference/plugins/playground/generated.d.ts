declare module '@generated/playground/default/*.json' {
  import type { FieldGuides } from '@site/src/reference/playground/data';
  import type { PackedData } from '@site/src/reference/playground/pack';

  const data: PackedData | FieldGuides;
  export default data;
}
