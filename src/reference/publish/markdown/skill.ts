import { counted } from '../../contract/counted';

export const SKILL_FILE = 'skill.md';

/** What the instructions for assistants say about one docs set. */
export interface SkillSet {
  readonly title: string;
  /** What the API is for, one sentence. */
  readonly summary: string;
  /** Address of its introduction in Markdown. */
  readonly start: string;
  /** What every call needs, on one line; empty when the set has no calls. */
  readonly facts: string;
  /** Number of its operations that require an idempotency key. */
  readonly keyed: number;
  /** Address of its OpenAPI document. */
  readonly openapi: string;
  /** Its other machine-readable files. */
  readonly files: readonly { readonly title: string; readonly url: string }[];
}

export interface Skill {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site with its base path, without a final slash. */
  readonly url: string;
  readonly sets: readonly SkillSet[];
}

/** Returns the name of a skill: a-z, digits and hyphens, at most 64 characters. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-|-$/g, '');

const setPart = ({ title, summary, start, facts, keyed, openapi, files }: SkillSet): string =>
  [
    `## ${title}`,
    summary,
    ...(facts === '' ? [] : [facts]),
    ...(keyed === 0
      ? []
      : [
          `\`Idempotency-Key\` is required on ${counted(keyed, 'operation')}: a new key for each thing to do, and the same key with the same body to repeat a call whose answer did not arrive.`,
        ]),
    [
      `- [Start](${start})`,
      `- [Contract](${openapi}), which is right where a text differs`,
      ...files.map((file) => `- [${file.title}](${file.url})`),
    ].join('\n'),
  ].join('\n\n');

/**
 * Returns the instructions for assistants as an Agent Skill (https://agentskills.io/specification):
 * what to read first, and how to try out the code they write.
 */
export function skillFile({ title, tagline, url, sets }: Skill): string {
  const about = JSON.stringify(`How to integrate what ${title} describes. ${tagline}`);
  return `---
name: ${nameOf(title)}
description: ${about}
---

# ${title}

## How to work

1. Read [llms.txt](${url}/llms.txt), which lists every page and every operation in Markdown.
2. Read the start of the API below that the task needs: it tells how calls authenticate, are repeated and fail.
3. Read the page of each operation before you call it. Take names, limits and formats from there; guess none.
4. Handle the errors that the operation lists, by their code.
5. Try what you wrote in the sandbox. [mcp.mjs](${url}/mcp.mjs) runs it without a network, as a server of the Model Context Protocol: \`node mcp.mjs\`. Its tools search and read these pages, call the sandbox, move its clock and list the events that it sent.
6. Keep keys and signing secrets out of code, logs and answers.

${sets.map(setPart).join('\n\n')}
`;
}
