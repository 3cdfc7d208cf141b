import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { problemAt } from '../problem';
import { SCHEME } from './links';
import type { WrittenLink } from './written-links';

/** The maximum size of an image in bytes: phones load it quickly. */
const LARGEST_IMAGE = 500_000;

/** The first bytes of each kind of image file. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF[^]{4}WEBP/,
  svg: /<svg[\s>]/,
};

/** Reports an image file that is too large, or whose content is not of its kind. */
function* imageFileProblems(
  file: string,
  problem: ReturnType<typeof problemAt>,
): Generator<Problem> {
  const bytes = readFileSync(file);
  const kind = extname(file).slice(1).toLowerCase();
  if (SIGNATURES[kind]?.test(bytes.toString('latin1')) === false) {
    yield problem(
      `The file does not hold an image of the kind \`${kind}\``,
      'export the image again',
    );
  } else if (bytes.length > LARGEST_IMAGE) {
    yield problem(
      `The image has ${Math.ceil(bytes.length / 1000)} kB, and readers on a phone wait for it`,
      `make it smaller than ${LARGEST_IMAGE / 1000} kB`,
    );
  }
}

/** Reports problems with an image, such as a missing file or missing alternative text. */
export function* imageProblems(
  { url, alt, place }: WrittenLink,
  siteDir: string,
): Generator<Problem> {
  const problem = problemAt(place);
  if ((alt ?? '') === '' && url !== '') {
    yield problem(
      `The image \`${url}\` has no alternative text`,
      'write what it shows: `![A frozen card](./card.png)`',
    );
  }
  if (/^https?:/i.test(url)) {
    yield problem(
      'The image is on another host, from which pages load nothing',
      'put the file beside the page, `./card.png`',
    );
  }
  if (SCHEME.test(url)) return;
  const path = url.split(/[?#]/)[0] ?? '';
  const file = path.startsWith('/')
    ? join(siteDir, 'static', path)
    : join(siteDir, dirname(place.file), path);
  if (url !== '' && existsSync(file)) {
    yield* imageFileProblems(file, problem);
    return;
  }
  yield problem(
    url === '' ? 'The image has no address' : `There is no image \`${url}\``,
    'put the file beside the page (`./card.png`) or into `static/img` (`/img/card.png`)',
  );
}
