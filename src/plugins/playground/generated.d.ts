declare module '@generated/playground/default/*.json' {
  import type { PlaygroundData } from '@site/src/playground/data';

  const data: PlaygroundData;
  export default data;
}
