import type { ReactNode } from 'react';
import { highlightName } from '@site/src/reference/highlight/class-name';

/**
 * The colored parts of JSON, and of a command with a JSON body. The landing page loads no grammar.
 */
const TOKEN =
  /(?<property>"[^"\n]*"(?=:))|(?<string>"[^"]*"|'[^']*')|(?<number>\b(?:\d[\d.]*|true|false|null)\b)/g;

const ROLES = ['property', 'string', 'number'] as const;

/** Returns the code of a panel with the same colors as on other pages. */
export function colored(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: token, index, groups } of code.matchAll(TOKEN)) {
    const role = ROLES.find((name) => groups?.[name] !== undefined);
    parts.push(
      code.slice(done, index),
      <span key={index} className={role && highlightName(role)}>
        {token}
      </span>,
    );
    done = index + token.length;
  }
  return [...parts, code.slice(done)];
}
