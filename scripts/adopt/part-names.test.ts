import { expect, it } from 'vitest';
import { partNames } from './part-names';

it('leaves out the name of the topic, and words that the first and the last path share', () => {
  const parts = [
    ['/shop-carts'],
    ['/shop-carts/{id}/items', '/shop-carts/{id}/items/photos'],
    ['/shop-carts/{id}/orders', '/users/{id}/shopCarts'],
  ].map((paths) => ({ paths, operations: [] }));
  expect(partNames('Shop carts', parts)).toEqual([
    '',
    'items – photos',
    'orders – users shop carts',
  ]);
});

it('names objects after the first and the last, regardless of how the paths begin', () => {
  const paths = [['/v1/files/{key}'], ['schema:FrameNode', 'schema:File'], ['schema:TextNode']];
  expect(
    partNames(
      'Files',
      paths.map((own) => ({ paths: own, operations: [] })),
    ),
  ).toEqual(['', 'frame node – file', 'text node']);
});
