import { describe, expect, it } from 'vitest';
import { subjects } from '../../../tests/playground/subject';
import { pack, unpack } from './pack';

describe('what the playground loads', () => {
  it('is unpacked to what was compiled, and is smaller', async () => {
    for (const { data } of await subjects()) {
      const packed = JSON.stringify(pack(data));
      expect(unpack(JSON.parse(packed) as ReturnType<typeof pack>)).toEqual(data);
      expect(packed.length).toBeLessThan(JSON.stringify(data).length * 0.93);
      expect(packed).not.toContain('#error-');
    }
  });
});
