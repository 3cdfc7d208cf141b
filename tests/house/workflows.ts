import { parse } from 'yaml';
import type { Finding } from '../support/finding';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A workflow file, with its path and its text. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A job, with the path of its workflow, the events that start it, and its steps. */
interface Job {
  readonly name: string;
  readonly path: string;
  readonly events: readonly string[];
  readonly job: Record<string, unknown>;
  readonly steps: readonly Record<string, unknown>[];
}

const jobsOf = (files: readonly WorkflowFile[]): readonly Job[] =>
  files.flatMap(({ path, text }) => {
    const workflow: unknown = parse(text);
    if (!isRecord(workflow) || !isRecord(workflow.jobs)) return [];
    const { on, jobs } = workflow;
    const events = isRecord(on) ? Object.keys(on) : listOf(on).map(String);
    return Object.entries(jobs).flatMap(([name, job]) =>
      isRecord(job) ? [{ name, path, events, job, steps: listOf(job.steps).filter(isRecord) }] : [],
    );
  });

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

/** Scripts of package.json that build the whole site; those of copies are for the night. */
const BUILDS = /\bnpm (?:run )?(?:build|test|test:all|test:copies|take-newest)(?![\w:-])/g;

/** How many times a job runs: once for each combination of its matrix. */
function timesOf({ job }: Job): number {
  const matrix = isRecord(job.strategy) && isRecord(job.strategy.matrix) ? job.strategy.matrix : {};
  return Object.values(matrix).reduce<number>((times, values) => times * listOf(values).length, 1);
}

/** Requires each commit to be built only once by all the jobs that an event starts. */
export function oneBuild(files: readonly WorkflowFile[], event: string): Finding {
  const started = jobsOf(files).filter(({ events }) => events.includes(event));
  const builds = started.flatMap((job) => {
    // A matrix can hold the commands of its job.
    const places = JSON.stringify([job.steps, job.job.strategy]).match(BUILDS) ?? [];
    return places.map((command) => ({ place: `${job.path}: ${job.name}`, command, job }));
  });
  const count = builds.reduce((sum, { job }) => sum + timesOf(job), 0);
  const list = builds.map(
    ({ place, command, job }) => `${place} runs "${command}" × ${timesOf(job)}`,
  );
  return {
    checked: started.length,
    faults: count === 1 ? [] : [`${event} builds a commit ${count} times: ${list.join('; ')}`],
  };
}

const uses = (step: Record<string, unknown>, action: string): boolean =>
  String(step.uses).startsWith(`actions/${action}@`);
const option = (step: Record<string, unknown>, name: string): unknown =>
  isRecord(step.with) ? step.with[name] : undefined;

/** Whether a job or a step runs although something before it failed. */
const runsAnyway = (part: Record<string, unknown> | undefined): boolean =>
  /always|cancelled|failure/.test(JSON.stringify(part?.if ?? ''));

/** Requires what is deployed to be the artifact of a job that tested it first, in the same run. */
export function deploysTestedBuild(files: readonly WorkflowFile[]): Finding {
  const jobs = jobsOf(files);
  const deployments = jobs.filter(({ steps }) => steps.some((step) => uses(step, 'deploy-pages')));
  const isTested = (path: string, name: unknown, artifact: unknown): boolean => {
    const steps = jobs.find((job) => job.path === path && job.name === name)?.steps ?? [];
    const test = steps.findIndex(({ run }) => run === 'npm test');
    const upload = steps.findIndex(
      (step) => uses(step, 'upload-artifact') && option(step, 'name') === artifact,
    );
    const lax = steps.some((step) => step['continue-on-error'] !== undefined);
    return test >= 0 && upload > test && !lax && !runsAnyway(steps[upload]);
  };
  return {
    checked: deployments.length,
    faults: deployments.flatMap(({ name, path, job, steps }) => {
      const deploy = steps.find((step) => uses(step, 'deploy-pages')) ?? {};
      const artifact = option(deploy, 'artifact_name') ?? 'github-pages';
      const tested = listOf(job.needs).some((need) => isTested(path, need, artifact));
      return !runsAnyway(job) && tested && steps.length === 1
        ? []
        : [`${path}: ${name} publishes what no job before it has tested and uploaded`];
    }),
  };
}

/** Requires Dependabot to propose security updates of every dependency that it ignores otherwise. */
export function securityUpdates(dependabot: string): Finding {
  const { updates } = parse(dependabot) as { updates: readonly { ignore?: unknown }[] };
  const rules = updates.flatMap(({ ignore }) => listOf(ignore).filter(isRecord));
  return {
    checked: rules.length,
    faults: rules
      .filter(({ versions, ...rule }) => {
        const types = listOf(rule['update-types']).map(String);
        const isLimited =
          types.length > 0 && types.every((type) => type.startsWith('version-update:'));
        return versions !== undefined || !isLimited;
      })
      .map((rule) => `${String(rule['dependency-name'])} gets no security updates`),
  };
}
