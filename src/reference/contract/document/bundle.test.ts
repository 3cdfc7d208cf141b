import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './bundle';
import { formatProblem } from '../problem';
import { SiteCopy } from '../testing/site-copy';
import { workspaceAt } from '../testing/workspace';

const COMMON = 'partners/shared/contract/common.yaml';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};

/** Bundles files; the root is `partners/general/openapi.yaml`. */
function bundled(root: string, files: Readonly<Record<string, string>> = {}) {
  write('partners/general/openapi.yaml', root);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const { document, sources, problems } = bundle(
    workspaceAt(site),
    join(site, 'partners/general/openapi.yaml'),
  );
  return {
    document,
    files: [...sources.keys()].map((path) => relative(site, path).replaceAll('\\', '/')).sort(),
    problems: problems.map(formatProblem),
  };
}

describe('bundle', () => {
  it('follows a percent-encoded reference', () => {
    const { document, problems } = bundled(
      "a: { $ref: '#/paths/~1b~1%7Bid%7D' }\npaths: { '/b/{id}': { get: {} } }\n",
    );
    expect(problems).toEqual([]);
    expect(document).toMatchObject({ a: { get: {} } });
  });

  it.each(['schemas', 'parameters', 'headers', 'responses', 'requestBodies', 'securitySchemes'])(
    'gathers %s of other files as components',
    (kind) => {
      const { document, files, problems } = bundled(
        `a: { $ref: 'b.yaml#/${kind}/One', more: 1 }\n`,
        {
          'partners/general/b.yaml': `${kind}: { One: { two: { $ref: '#/${kind}/Two' } }, Two: { end: 1 } }\n`,
        },
      );
      expect(problems).toEqual([]);
      expect(document).toEqual({
        a: { $ref: `#/components/${kind}/One`, more: 1 },
        components: {
          [kind]: { One: { two: { $ref: `#/components/${kind}/Two` } }, Two: { end: 1 } },
        },
      });
      expect(files).toEqual(
        ['partners/general/b.yaml', 'partners/general/openapi.yaml', COMMON].sort(),
      );
    },
  );

  it('replaces any other reference with its target, and keeps the keywords next to it', () => {
    const { document, problems } = bundled(
      "a: { $ref: 'b.yaml#/paths/~1loans' }\nb: { $ref: 'b.yaml#/paths/~1loans', get: 2 }\nc: { $ref: 'b.yaml#/text' }\nd: { $ref: 'b.yaml#/schemas/One/deep' }\n",
      {
        'partners/general/b.yaml':
          'paths: { /loans: { get: 1 } }\ntext: words\nschemas: { One: { deep: [1] } }\n',
      },
    );
    expect(problems).toEqual([]);
    expect(document).toEqual({
      a: { get: 1 },
      b: { get: 2 },
      c: 'words',
      d: [1],
      components: {},
    });
  });

  it('stops at a part that refers to itself', () => {
    const { document, problems } = bundled(
      "a: { $ref: '#/loop' }\nloop: { more: { $ref: '#/loop' } }\ncomponents: { schemas: { Own: { items: { $ref: '#/components/schemas/Own' } } } }\n",
    );
    expect(problems).toEqual([]);
    expect(document.a).toEqual({ more: { $ref: '#/loop' } });
    expect(document.components).toEqual({
      schemas: { Own: { items: { $ref: '#/components/schemas/Own' } } },
    });
  });

  it('includes the components that the loader needs, and every component of the root', () => {
    const { document } = bundled(
      'openapi: 3.1.0\ncomponents: { schemas: { Own: {} }, securitySchemes: { apiKey: { type: http } } }\n',
      {
        [COMMON]:
          'schemas: { Problem: { a: 1 }, Unused: {} }\nheaders: { RequestId: {}, RateLimit: {}, RateLimitPolicy: {}, RetryAfter: {}, IdempotencyReplayed: {}, Unused: {} }\n',
      },
    );
    expect(document).toEqual({
      openapi: '3.1.0',
      components: {
        schemas: { Own: {}, Problem: { a: 1 } },
        securitySchemes: { apiKey: { type: 'http' } },
        headers: {
          RequestId: {},
          RateLimit: {},
          RateLimitPolicy: {},
          RetryAfter: {},
          IdempotencyReplayed: {},
        },
      },
    });
  });

  it('follows the mapping of a discriminator', () => {
    const { document } = bundled(
      "a: { discriminator: { propertyName: k, mapping: { one: 'b.yaml#/schemas/One', two: Two, three: 'b.yaml#/gone' } } }\nb: { discriminator: { propertyName: k } }\nc: { discriminator: k }\n",
      { 'partners/general/b.yaml': 'schemas: { One: { x: 1 } }\n' },
    );
    expect(document).toEqual({
      a: {
        discriminator: {
          propertyName: 'k',
          mapping: { one: '#/components/schemas/One', two: 'Two', three: 'b.yaml#/gone' },
        },
      },
      b: { discriminator: { propertyName: 'k' } },
      c: { discriminator: 'k' },
      components: { schemas: { One: { x: 1 } } },
    });
  });

  it.each([
    [
      "a: { $ref: 'c.yaml#/schemas/One' }\n",
      'partners/general/openapi.yaml:1:12 There is no file `c.yaml`. Next: did you mean `b.yaml`? Otherwise write the path relative to this file.',
    ],
    [
      "a: { $ref: 'gone/far-away.yaml#/schemas/One' }\n",
      'partners/general/openapi.yaml:1:12 There is no file `gone/far-away.yaml`. Next: write the path relative to this file.',
    ],
    [
      "a: { $ref: 'b.yaml#/schemas/Oen' }\n",
      'partners/general/openapi.yaml:1:12 There is nothing at `b.yaml#/schemas/Oen`. Next: did you mean `One`? Otherwise add it there, or name something that exists.',
    ],
    [
      "a: { $ref: '#/zzzzzzzz' }\n",
      'partners/general/openapi.yaml:1:12 There is nothing at `#/zzzzzzzz`. Next: add it there, or name something that exists.',
    ],
  ])('reports that %j cannot be resolved', (root, problem) => {
    const { problems, document } = bundled(root, {
      'partners/general/b.yaml': 'schemas: { One: {} }\n',
    });
    expect(problems).toEqual([problem]);
    expect(Object.keys(document)).toEqual(['a', 'components']);
  });

  it.each([
    ['b.yaml', 'partners/general/b.yaml:1:1 The file is empty'],
    ['gone.yaml', 'partners/general/openapi.yaml:1:12 There is no file `gone.yaml`'],
  ])('reports an unusable file once, although several places refer to it: %s', (file, problem) => {
    const root = `a: { $ref: '${file}#/schemas/One' }\nb: { $ref: '${file}#/schemas/Two' }\n`;
    const { problems } = bundled(root, { 'partners/general/b.yaml': '# Nothing\n' });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('reports two components of the same name', () => {
    const { problems } = bundled(
      "a: { $ref: 'b.yaml#/schemas/One' }\nb: { $ref: 'c.yaml#/schemas/One' }\nc: { $ref: 'b.yaml#/schemas/One' }\n",
      {
        'partners/general/b.yaml': 'schemas:\n  One: { x: 1 }\n',
        'partners/general/c.yaml': 'schemas:\n  One: { x: 1 }\n',
      },
    );
    expect(problems).toEqual([
      'partners/general/c.yaml:2:3 The name `One` is taken by partners/general/b.yaml:2:3. Next: rename one of the two, or refer to the same one from both places.',
    ]);
  });

  it.each(['', '- a\n', 'words\n'])('returns an empty document for the root %j', (root) => {
    expect(bundled(root)).toEqual({
      document: {},
      files: ['partners/general/openapi.yaml'],
      problems: [],
    });
  });

  it('passes on the problems of a file', () => {
    const { problems } = bundled("a: { $ref: 'b.yaml#/x' }\n", {
      'partners/general/b.yaml': 'a: b: c\n',
    });
    expect(problems[0]).toMatch(/^partners\/general\/b\.yaml:1:4 .* Next: correct the YAML/);
  });

  it('is cached until a file changes', () => {
    using copy = new SiteCopy();
    const workspace = workspaceAt(copy.dir);
    const root = join(copy.dir, 'partners/general/openapi.yaml');
    const first = bundle(workspace, root);
    expect(bundle(workspace, root)).toBe(first);
    copy.edit('general/contract/loan.yaml', 'summary: Lend a book', 'summary: Hand out a book');
    workspace.refresh();
    const second = bundle(workspace, root);
    expect(JSON.stringify(second.document)).toContain('Hand out a book');
    expect(bundle(workspace, root)).toBe(second);
    expect(second.problems).toEqual([]);
    rmSync(join(copy.dir, 'partners/shared/contract/common.yaml'));
    workspace.refresh();
    expect(bundle(workspace, root).problems).not.toEqual([]);
  });
});
