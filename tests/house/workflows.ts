import { parse } from 'yaml';
import type { Finding } from '../support/finding';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A workflow file, with its path and its text. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Requires every action to be pinned by full commit hash, with its version. */
export function pinnedActions(files: readonly WorkflowFile[]): Finding {
  const uses = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const value = /^\s*(?:-\s+)?uses:\s*(.+?)\s*$/.exec(line)?.[1];
      return value === undefined ? [] : [{ place: `${path}:${index + 1}`, value }];
    }),
  );
  return {
    checked: uses.length,
    faults: uses
      .filter(({ value }) => !PINNED.test(value) && !value.startsWith('./'))
      .map(({ place, value }) => `${place}: "${value}" is not "owner/name@<40 hex> # vX.Y.Z"`),
  };
}

/**
 * Requires empty permissions for a workflow as a whole. Each job declares its own, and only jobs
 * that run no code of ours may have write access.
 */
export function leastRights(files: readonly WorkflowFile[]): Finding {
  const faults: string[] = [];
  let checked = 0;
  for (const { path, text } of files) {
    const workflow: unknown = parse(text);
    if (!isRecord(workflow) || !isRecord(workflow.jobs)) {
      faults.push(`${path}: no jobs`);
      continue;
    }
    const { permissions } = workflow;
    if (!isRecord(permissions) || Object.keys(permissions).length > 0) {
      faults.push(`${path}: "permissions: {}" is missing at the top`);
    }
    for (const [name, job] of Object.entries(workflow.jobs)) {
      checked += 1;
      if (!isRecord(job) || !isRecord(job.permissions)) {
        faults.push(`${path}: job ${name} names no permissions`);
        continue;
      }
      const steps = Array.isArray(job.steps) ? job.steps.filter(isRecord) : [];
      if (Object.values(job.permissions).includes('write') && steps.some(({ run }) => run)) {
        faults.push(`${path}: job ${name} may write and runs commands`);
      }
    }
  }
  return { checked, faults };
}

/** Requires every `npm run x` in a workflow to name a script of package.json. */
export function knownScripts(
  files: readonly WorkflowFile[],
  scripts: Readonly<Record<string, string>>,
): Finding {
  const calls = files.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  return {
    checked: calls.length,
    faults: calls
      .filter(({ name }) => !(name in scripts))
      .map(({ path, name }) => `${path}: package.json has no script "${name}"`),
  };
}
