import { describe, expect, it } from 'vitest';
import fallbackLoader from './fallback-loader.cjs';

const request = (folder: string): string =>
  `src:require("!${folder}/node_modules/url-loader/dist/cjs.js?limit=10000&name=assets/images/[name]-[contenthash].[ext]&fallback=${folder}/node_modules/file-loader/dist/cjs.js!./shelf.svg").default`;

describe('the request of an image', () => {
  it('names no folder for its fallback', () => {
    const fallback = (source: string) => /&fallback=([^!]*)/.exec(source)?.[1];
    expect(fallback(fallbackLoader(request('/a')))).toBe('file-loader');
    expect(fallback(fallbackLoader(request('/another/folder')))).toBe('file-loader');
  });

  it('is otherwise unchanged', () => {
    expect(
      fallbackLoader(request('/a')).replace(
        'file-loader',
        '/a/node_modules/file-loader/dist/cjs.js',
      ),
    ).toBe(request('/a'));
    expect(fallbackLoader('a&fallback=other-loader!b')).toBe('a&fallback=other-loader!b');
  });
});
