import type { Finding } from '../support/finding';

export interface Repository {
  /** The scripts of package.json. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Whether a path below the root exists. */
  readonly exists: (path: string) => boolean;
}

/** Checks that the links, folders and commands in a Markdown guide exist. */
export function guideIsTrue(file: string, markdown: string, repository: Repository): Finding {
  const links = [...markdown.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
  const paths = [
    ...markdown.matchAll(/`((?:src|tests|partners|scripts|deploy|bench|\.github)\/[\w./-]+?)\/?`/g),
  ].map(([, path = '']) => path);
  const commands = [...markdown.matchAll(/`npm run ([\w:-]+)`/g)].map(([, name = '']) => name);
  return {
    checked: links.length + paths.length + commands.length,
    faults: [
      ...[...links, ...paths]
        .filter((path) => !repository.exists(path))
        .map((path) => `${file}: ${path} does not exist`),
      ...commands
        .filter((name) => !(name in repository.scripts))
        .map((name) => `${file}: package.json has no script "${name}"`),
    ],
  };
}
