import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { draftOf } from '../../src/reference/contract/load';
import type { JsonValue } from '../../src/reference/contract/model';
import { Workspace } from '../../src/reference/contract/workspace';
import { compile } from '../../src/reference/mock/compile';
import { DOCS_URL, type Subject } from './support';

/** Returns a subject whose contract files are rewritten in a folder. */
export function rewritten(
  subject: Subject,
  folder: string,
  rewrite: (file: JsonValue) => JsonValue,
  files = /(contract\/[\w-]+|openapi|errors)\.yaml$/,
): Subject {
  const siteDir = join(folder, subject.set);
  const partners = join(siteDir, 'partners');
  cpSync(join(subject.workspace.siteDir, 'partners'), partners, { recursive: true });
  for (const file of readdirSync(partners, { recursive: true, encoding: 'utf8' })) {
    if (!files.test(file)) continue;
    const path = join(partners, file);
    writeFileSync(path, stringify(rewrite(parse(readFileSync(path, 'utf8')) as JsonValue)));
  }
  const contract = draftOf(new Workspace({ siteDir, docsUrl: DOCS_URL }), subject.set);
  if (!contract) throw new Error(`${subject.set} is no contract when it is written anew.`);
  return { ...subject, contract, mock: compile(contract) };
}
