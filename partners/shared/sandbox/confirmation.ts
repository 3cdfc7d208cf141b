/** The code that the sandbox accepts in place of the one of the text message. */
const RIGHT_CODE = '123456';

/** What a wrong code leaves. */
interface Attempt {
  readonly left: number;
  readonly detail: string;
}

/** What a code of the user costs; undefined when it is the right one. */
export function failedAttempt(code: string, attemptsLeft: number): Attempt | undefined {
  if (code === RIGHT_CODE) return undefined;
  const left = attemptsLeft - 1;
  const attempts = left === 1 ? '1 attempt is' : `${left} attempts are`;
  return { left, detail: `The code is wrong; ${attempts} left.` };
}
