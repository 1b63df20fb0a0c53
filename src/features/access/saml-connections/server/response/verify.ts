import { guardedTask } from '#server/guarded/guarded.ts';
import { ResponseRefused } from './refused.ts';

/** The largest response that is read, in characters of base64; real ones have less than 20,000. */
const MOST_RESPONSE = 200_000;

const verify = guardedTask<typeof import('./response.task.ts').run>(new URL('./response.task.ts', import.meta.url), {
  subject: 'The response',
  field: 'response',
  seconds: 10,
});

/** Verifies a response in a guarded process. @throws 401 with the reason, 422 when it cannot be read, 429 */
export const verifyResponse: typeof verify = async (input, options) => {
  if (input.response.length > MOST_RESPONSE) throw new ResponseRefused('structure');
  return verify(input, options);
};
