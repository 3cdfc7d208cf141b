import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths';

/** The text that a file out of reach contains, and that nothing may show. */
export const SECRET = 'c2VjcmV0OnRva2Vu';

/** A document with a reference of each kind, written as `REF`. */
export const KINDS = readFileSync(join(ROOT, 'tests/fixtures/references/openapi.yaml'), 'utf8');
export const RECIPE = readFileSync(join(ROOT, 'tests/fixtures/references/recipe.yaml'), 'utf8');

/** What references out of reach look like; `up` leads from their file to the folder of `x`. */
export const FORMS = (up: string, top: string, port: number): Readonly<Record<string, string>> => ({
  'a relative path': `${up}x/.docker/config.json`,
  'a path through a folder': `./parts/../${up}x/.docker/config.json`,
  'an absolute path': `${top}/x/.docker/config.json`,
  'a file: URL': `file://${top}/x/.docker/config.json`,
  'percent-encoding': `${up.replaceAll('.', '%2e')}x/%2edocker/config.json`,
  'encoded slashes': `parts%2f..%2f${up.replaceAll('/', '%2f')}x%2f.docker%2fconfig.json`,
  backslashes: `${up.replaceAll('/', '\\')}x\\.docker\\config.json`,
  'a symbolic link to a file': 'link.json',
  'a symbolic link to a folder': 'linked/config.json',
  'a hidden file': '.docker/config.json',
  'a remote document': `http://127.0.0.1:${port}/config.json`,
  'a scheme in capitals': `HTTP://127.0.0.1:${port}/config.json`,
  'an address without a scheme': `//127.0.0.1:${port}/config.json`,
  'a data: URL': 'data:application/json,{}',
});

/** The lines of a text where a reference has to be refused: those that are not marked as kept. */
export const refusedLines = (text: string, reference: string): readonly number[] => {
  const isRemote = /^https?:/i.test(reference);
  return text.split('\n').flatMap((line, index) => {
    const isKept = line.includes('# kept') || (isRemote && line.includes('# linked'));
    return line.includes('REF') && !isKept ? [index + 1] : [];
  });
};

/** The lines that messages about a reference name, in order. */
export const namedLines = (file: string, reference: string, messages: readonly string[]) => {
  const numbers = messages.flatMap((message) => {
    const [, at] = /^(\S+:\d+):\d+ .* Next: .+/.exec(message) ?? [];
    return at?.startsWith(`${file}:`) && message.includes(`\`${reference}\``)
      ? [Number(at.slice(file.length + 1))]
      : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
};
