import type { OpenCall, Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { Shared } from './types';

/** The code that the sandbox accepts in place of the code in a text message. */
const RIGHT_CODE = '123456';

/** A call that confirms a withdrawal or transfer with the user's code. */
interface ConfirmCall extends Pick<OpenCall<unknown>, 'refuse'> {
  readonly body: { readonly code: string };
  readonly target: Stored<Shared['schemas']['Withdrawal' | 'SepaTransfer']> | undefined;
}

/** Refuses a wrong code with `error`. After the last attempt, moves the object to `state`. */
export function checkCode(
  { body, target, refuse }: ConfirmCall,
  world: World<Shared>,
  error: string,
  state: 'failed' | 'rejected',
): undefined {
  if (!target || body.code === RIGHT_CODE) return undefined;
  const attemptsLeft = (target.value.attemptsLeft ?? 1) - 1;
  const attempts = attemptsLeft === 1 ? '1 attempt is' : `${attemptsLeft} attempts are`;
  const detail = `The code is wrong; ${attempts} left.`;
  if (attemptsLeft > 0) world.change(target, { attemptsLeft });
  else world.move(target, state, { failure: { code: error, detail, retryable: false } });
  return refuse(error, detail, '/code');
}
