import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractFiles, sidebarFile } from './contract';
import { groupsOf } from './groups';
import { frontMatter, markdownOf } from './markdown';
import { seededRandom } from '../../src/reference/mock/ids';
import { chanceFrom } from './random';
import { MOST_TOPICS, topicsOf } from './topic';

describe('random numbers from a seed', () => {
  it('are the same for the same seed, and spread from 0 to 1', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 1000 }, random);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const mean = draw(7).reduce((total, value) => total + value, 0) / 1000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(Math.min(...draw(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draw(7))).toBeLessThan(1);
  });

  it('choose distinct items and keep their order', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const chosen = chanceFrom(3).some(items, 5);
    expect(chosen).toEqual([...new Set(chosen)].sort());
    expect(chosen).toHaveLength(5);
  });
});

describe('generated pages', () => {
  const topics = topicsOf(33);
  const texts = topics.map(markdownOf);

  it('have the length of an API page; the last has that of a whole topic', () => {
    const sizes = texts.map((text) => text.length);
    const mean = sizes.reduce((total, size) => total + size, 0) / sizes.length;
    expect(mean).toBeGreaterThan(9_000);
    expect(mean).toBeLessThan(11_000);
    expect(sizes.at(-1)).toBeGreaterThan(5 * mean);
  });

  it('are the same in every run and for every number of pages, except for the heavy one', () => {
    expect(topicsOf(33)).toEqual(topics);
    expect(topicsOf(50).slice(0, 32)).toEqual(topics.slice(0, 32));
  });

  it('have unique addresses, up to the maximum number of pages', () => {
    const all = topicsOf(MOST_TOPICS);
    const addresses = new Set(all.map(({ slug }) => slug));
    expect(addresses.size).toBe(MOST_TOPICS);
    expect(() => topicsOf(MOST_TOPICS + 1)).toThrow('from 2 to');
    expect(() => topicsOf(1)).toThrow('from 2 to');
  });

  it('contain no template syntax outside of code', () => {
    for (const text of texts) {
      const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
      expect(prose).not.toMatch(/[<{}]/);
    }
  });

  it('have tables with the same number of cells in each row', () => {
    const rows = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith('|')));
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter((row) => ![3, 4].includes(row.split(' | ').length))).toEqual([]);
  });

  it('have title and description in the front matter', () => {
    expect(topics.map(frontMatter).join('')).toMatch(
      /^(?:---\ntitle: "[^"]{2,60}"\ndescription: "[^"]{40,170}"\n---\n\n){33}$/,
    );
  });

  it('are in groups of eleven', () => {
    expect(groupsOf(topics).map(({ topics: pages }) => pages.length)).toEqual([11, 11, 11]);
    expect(groupsOf([])).toEqual([]);
  });
});

interface Document {
  readonly paths: Readonly<Record<string, { readonly $ref: string }>>;
  readonly schemas: Readonly<
    Record<
      string,
      { readonly properties: Readonly<Record<string, { readonly examples: unknown[] }>> }
    >
  >;
}

describe('contract of the generated pages', () => {
  const topics = topicsOf(4);
  const files = contractFiles(topics, 'general');
  const parsed = new Map<string, Document>();
  const yaml = (path: string): Document => {
    const document = parsed.get(path) ?? (parse(files[path] ?? '') as Document);
    parsed.set(path, document);
    return document;
  };

  it('has every operation of the pages, each placed once', () => {
    const ids = topics.flatMap(({ operations }) => operations.map(({ id }) => id));
    const pages = Object.entries(files).filter(([path]) => path.endsWith('.mdx'));
    const placed = pages.flatMap(([, text]) =>
      [...text.matchAll(/<Operation id="(\w+)" \/>/g)].map(([, id]) => id),
    );
    expect(placed).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to paths in its files', () => {
    const paths = Object.values(yaml('partners/general/openapi.yaml').paths);
    expect(paths.length).toBeGreaterThan(20);
    for (const { $ref } of paths) {
      const [file = '', pointer = ''] = $ref.split('#/paths/');
      expect(yaml(`partners/general/${file}`).paths).toHaveProperty([
        pointer.replaceAll('~1', '/'),
      ]);
    }
  });

  it('has the same examples as the pages', () => {
    const [topic] = topics;
    const { schemas } = yaml(`partners/general/contract/${topic?.slug ?? ''}.yaml`);
    const properties = schemas[topic?.object ?? '']?.properties;
    const examples = Object.entries(properties ?? {}).map(
      ([
        name,
        {
          examples: [one],
        },
      ]) => [name, one],
    );
    expect(Object.fromEntries(examples)).toEqual(
      Object.fromEntries((topic?.fields ?? []).map(({ name, example }) => [name, example])),
    );
  });

  it('lists every page in the sidebar, on a separate line', () => {
    const text = sidebarFile(topics);
    for (const { slug } of topics) expect(text).toMatch(new RegExp(`^\\s*'api/${slug}',?$`, 'm'));
  });
});
