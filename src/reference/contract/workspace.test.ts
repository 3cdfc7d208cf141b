import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workspaceAt } from './testing/workspace';
import { kept, type Workspace } from './workspace';

let folder: string;
let workspace: Workspace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  workspace = workspaceAt(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const write = (name: string, text: string): void => writeFileSync(at(name), text);

/** A cached function and the keys that it was called with. */
function counted<V>(make: (workspace: Workspace, name: string) => V) {
  const calls: string[] = [];
  const read = kept((from, name: string) => {
    calls.push(name);
    return make(from, name);
  });
  return { calls, read: (name: string) => read(workspace, name) };
}

describe('a workspace', () => {
  it('keeps the first state of files until it is refreshed, as a build does', () => {
    write('a', 'one');
    expect([workspace.text(at('a')), workspace.text(at('b'))]).toEqual(['one', undefined]);
    write('a', 'another');
    write('b', 'new');
    expect([workspace.text(at('a')), workspace.text(at('b'))]).toEqual(['one', undefined]);
    expect(workspace.list('.')).toEqual(['a', 'b']);
    workspace.refresh();
    expect([workspace.text(at('a')), workspace.text(at('b'))]).toEqual(['another', 'new']);
  });

  it('makes only the values again whose files have changed', () => {
    write('a', 'one');
    write('b', 'two');
    const { calls, read } = counted((from, name) => ({ text: from.text(at(name)) }));
    const before = read('b');
    read('a');
    write('a', 'another');
    workspace.refresh();
    expect(read('a')).toEqual({ text: 'another' });
    expect(read('b')).toBe(before);
    expect(calls).toEqual(['b', 'a', 'a']);
  });

  it('stops at an intermediate value that has not changed', () => {
    write('a', 'one');
    const length = counted((from, name) => from.text(at(name))?.length);
    const doubled = counted((_from, name) => 2 * (length.read(name) ?? 0));
    expect(doubled.read('a')).toBe(6);
    writeFileSync(at('a'), 'six');
    workspace.refresh();
    writeFileSync(at('a'), 'seven');
    workspace.refresh();
    expect(doubled.read('a')).toBe(10);
    expect(doubled.calls).toHaveLength(2);
    expect(length.calls.length).toBeLessThanOrEqual(3);
  });

  it('caches an error until its cause is gone', () => {
    const { calls, read } = counted((from, name) => {
      const text = from.text(at(name));
      if (text === undefined) throw new Error(`no ${name}`);
      return text;
    });
    expect(() => read('a')).toThrow('no a');
    expect(() => read('a')).toThrow('no a');
    expect(calls).toHaveLength(1);
    write('a', 'one');
    workspace.refresh();
    expect(read('a')).toBe('one');
  });

  it('passes the last value on, and does not track untracked reads', () => {
    write('a', 'one');
    write('b', 'two');
    const read = kept((from, name: string, before?: string) => {
      from.untracked(() => from.text(at('b')));
      return `${before ?? ''}${from.text(at(name)) ?? ''}`;
    });
    expect(read(workspace, 'a')).toBe('one');
    write('b', 'another');
    workspace.refresh();
    expect(read(workspace, 'a')).toBe('one');
    write('a', 'more');
    workspace.refresh();
    expect(read(workspace, 'a')).toBe('onemore');
  });

  it('also caches values by object', () => {
    const nameOf = kept((_from, { name }: { readonly name: string }) => ({ name }));
    const [one, two] = [{ name: 'a' }, { name: 'a' }];
    expect(nameOf(workspace, one)).toBe(nameOf(workspace, one));
    expect(nameOf(workspace, one)).not.toBe(nameOf(workspace, two));
  });
});
