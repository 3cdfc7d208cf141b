import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract/model';
import type { ContractTagName } from '../../contract/pages';
import type { Problem } from '../../contract/problem';
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
    .flatMap((path) => textWithFigures(siteDir, path, readFileSync(path, 'utf8')).problems);
}
