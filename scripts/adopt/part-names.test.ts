import { expect, it } from 'vitest';
import { partNames } from './part-names';

it('says neither the topic again nor what the first and the last path share', () => {
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

it('names objects by the first and the last, whatever the paths begin with', () => {
  const paths = [['/v1/files/{key}'], ['schema:FrameNode', 'schema:File'], ['schema:TextNode']];
  expect(
    partNames(
      'Files',
      paths.map((own) => ({ paths: own, operations: [] })),
    ),
  ).toEqual(['', 'frame node – file', 'text node']);
});
