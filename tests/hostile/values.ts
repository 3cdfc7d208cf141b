/** The code that runs if a value becomes markup or code: it notifies the watch. */
const CALL = 'hostileRan()';
/** A host that no page may send requests to. */
export const FOREIGN = 'https://hostile.example';

/** Values that unexpectedly become markup, code, addresses, formats or prototypes. */
const SEEDS: readonly string[] = [
  `<img src=x onerror=${CALL}>`,
  `"><svg onload=${CALL}>`,
  `'><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<a href="javascript:${CALL}" autofocus onfocus=${CALL}>x</a>`,
  `javascript:${CALL}`,
  `JaVaScRiPt&colon;${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `\${${CALL}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  `'-${CALL}-'`,
  `";${CALL};//`,
  `*/${CALL}/*`,
  `\u2028${CALL}\u2029`,
  `%3Cimg%20src%3Dx%20onerror%3D${CALL}%3E`,
  `%253Cscript%253E${CALL}`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `<img src=${FOREIGN}/beacon>`,
  `<link rel=stylesheet href=${FOREIGN}/a.css>`,
  `//hostile.example/%2e%2e`,
  `\\\\hostile.example\\a`,
  `<base href=${FOREIGN}/>`,
  `<meta http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<form action=${FOREIGN}><button autofocus>x`,
  `<style>*{background:url(${FOREIGN}/css)}</style>`,
  `x" style="background:url(${FOREIGN}/style)`,
  `__proto__[hostile]=1`,
  `{"__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}`,
  `[object Object]`,
  `%`,
  `%E0%A4%A`,
  `%00`,
  `\u0000\u0008\uFFFF`,
  `\uD800`,
  `\u202Egnp.exe`,
  `a`.repeat(5000),
  `(((((((a+)+)+)+)+)+)+)$`,
  `../../../../etc/passwd`,
  `#${'#'.repeat(20)}`,
  `[id="x"],*{}`,
  `:is(`,
];

/** Random numbers from 0 to 1, the same in every run (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ways to disguise a value. */
const CHANGES: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase().replaceAll('HOSTILERAN', 'hostileRan'),
  (value) => encodeURIComponent(value.toWellFormed()),
  (value) => `card ${value}`,
  (value) => `${value}${value}`,
  (value) => value.replaceAll(' ', '\t').replaceAll('<', '<\u0000'),
  (value) => value.replaceAll(' ', '/'),
];

/**
 * Distinct hostile texts: first the seeds themselves, then disguised ones.
 *
 * @param seed the same seed gives the same texts
 */
export function hostileValues(count: number, seed: number): readonly string[] {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const values = new Set(SEEDS.slice(0, count));
  while (values.size < count) {
    const change = pick(CHANGES);
    values.add(pick(CHANGES)(change(pick(SEEDS))) + (random() < 0.3 ? pick(SEEDS) : ''));
  }
  return [...values];
}

/** The same text in every place of a JSON text. */
export const hostileJson = (value: string): string =>
  JSON.stringify({
    id: value,
    [value.slice(0, 40)]: [value, { value }],
    operation: value,
    drafts: { [value.slice(0, 40)]: { body: value } },
    baseUrl: value,
    objectID: value,
    type: 'lvl1',
    url: value,
    hierarchy: { lvl0: value, lvl1: value },
    apiKey: value,
  });
