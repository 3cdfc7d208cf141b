declare module '@generated/playground/default/*.json' {
  import type { FieldGuides } from '@site/src/playground/data';
  import type { PackedData } from '@site/src/playground/pack';

  const data: PackedData | FieldGuides;
  export default data;
}
