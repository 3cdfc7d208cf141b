declare module '@generated/search/default/names.json' {
  import type { PackedNames } from '@site/src/reference/search/pack';

  const names: PackedNames;
  export default names;
}

declare module '@generated/search/default/texts.json' {
  import type { PackedTexts } from '@site/src/reference/search/pack';

  const texts: PackedTexts;
  export default texts;
}
