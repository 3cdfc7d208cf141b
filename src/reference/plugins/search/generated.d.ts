declare module '@generated/search/default/phrases.json' {
  import type { Phrase } from '@site/src/reference/search/phrases';

  const phrases: readonly Phrase[];
  export default phrases;
}

declare module '@generated/search/default/names.json' {
  import type { StoredPage } from '@site/src/reference/search/pack';

  const names: readonly StoredPage[];
  export default names;
}

declare module '@generated/search/default/texts.json' {
  import type { StoredPage } from '@site/src/reference/search/pack';

  const texts: readonly StoredPage[];
  export default texts;
}
