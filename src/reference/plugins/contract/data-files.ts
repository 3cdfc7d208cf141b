import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract/model';
import type { ContractTagName } from '../../contract/page';
import type { Problem } from '../../contract/problem';
import { stampOf } from '../../contract/source';
import { factPaths } from '../../facts/read';
import { textWithFigures } from '../../facts/source';
import { readFees } from '../../fees/read';
import { checkHistory, readHistory } from '../../publish/change-log/check';
import { changeLogPath } from '../../publish/change-log/read';

/** A data file beside the contract, and the tag of the page that shows it. */
export interface DataFileCheck {
  readonly tag: ContractTagName;
  /** @throws {ContractError} when the file cannot be read */
  readonly check: (siteDir: string, contract: Contract) => readonly Problem[];
}

export const DATA_FILES: readonly DataFileCheck[] = [
  {
    tag: 'Fees',
    check: (siteDir, { set, topics }) => {
      const names = topics.map(({ name }) => name);
      readFees(siteDir, set, names);
      return [];
    },
  },
  {
    tag: 'ChangeLog',
    check: (siteDir, contract) => checkHistory(readHistory(siteDir, contract)),
  },
];

/** Whether the file is there although no page shows it (yet): then it is checked as well. */
export const isWritten = ({ tag }: DataFileCheck, siteDir: string, { set }: Contract): boolean =>
  tag === 'ChangeLog' && existsSync(changeLogPath(siteDir, set));

const known = new Map<string, { readonly stamp: string; readonly problems: readonly Problem[] }>();

/** Mistakes in the figures of a file; from memory while neither it nor the figures have changed. */
function figuresIn(siteDir: string, path: string): readonly Problem[] {
  const stamp = [path, ...factPaths(siteDir, path)].map((one) => stampOf(one) ?? '').join(' ');
  const before = known.get(path);
  if (before?.stamp === stamp) return before.problems;
  const { problems } = textWithFigures(siteDir, path, readFileSync(path, 'utf8'));
  known.set(path, { stamp, problems });
  return problems;
}

/** Every mistake in the figures of pages and partials below `partners/<folder>/`. */
export function figureProblems(siteDir: string, folders: readonly string[]): readonly Problem[] {
  return folders
    .map((folder) => join(siteDir, 'partners', folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => join(folder, file)),
    )
    .flatMap((path) => figuresIn(siteDir, path));
}
