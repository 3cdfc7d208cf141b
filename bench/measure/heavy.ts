import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { answer } from '../../tests/support/pages-server';
import { median } from '../stats';
import { interleaved } from './passes';
import type { Stop, Subject } from './subject';

/** The longest page of a site. */
export interface Heavy {
  /** Bytes, brotli 11. */
  readonly html: number;
  /** Elements of the document when it is first shown. */
  readonly elements: number;
  /** Milliseconds from the end of the scripts to the page being React's; undefined without React. */
  readonly hydration: number | undefined;
  /** The same of a page of usual length. */
  readonly plainHydration: number | undefined;
}

async function htmlBytes({ output, baseUrl }: Subject, { path }: Stop): Promise<number> {
  const found = await answer(path, output, baseUrl);
  if (!('file' in found)) throw new Error(`${path} is not a page of ${output}.`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(found.file), { params }).length;
}

const medianOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known) : undefined;
};

export async function heavyOf(
  browser: Browser,
  subjects: readonly Subject[],
  passes: number,
): Promise<ReadonlyMap<Subject, Heavy>> {
  const results = await interleaved(browser, subjects, passes, async (session, urlOf, subject) => {
    // The real walk begins on its heaviest page; its last page is a plain one.
    const plain = subject.walk.at(-1) ?? subject.heaviest;
    await session.open(urlOf(plain.path));
    const plainHydration = await session.hydrationTime();
    await session.open(urlOf(subject.heaviest.path));
    const hydration = await session.hydrationTime();
    return { plainHydration, hydration, elements: await session.elements() };
  });
  const measured = [...results].map(
    async ([subject, passed]): Promise<[Subject, Heavy]> => [
      subject,
      {
        html: await htmlBytes(subject, subject.heaviest),
        elements: Math.max(...passed.map(({ elements }) => elements)),
        hydration: medianOf(passed.map(({ hydration }) => hydration)),
        plainHydration: medianOf(passed.map(({ plainHydration }) => plainHydration)),
      },
    ],
  );
  return new Map(await Promise.all(measured));
}
