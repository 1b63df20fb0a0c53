import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';

export { foundCompany } from './register.ts';

/**
 * Whether everybody works here only with a second proof. It holds at once: sessions that have shown none see nothing of this
 * organisation any more, and the next sign-in asks for it.
 * @throws 409 when who asks has set up none, and would be locked out
 */
export async function requireTwoFactor(call: Call, required: boolean): Promise<void> {
  if (required) {
    const own = await call.maybe('select from people where organization_id = $1 and id = $2 and has_two_factor', [
      call.organization_id,
      call.actor.user_id,
    ]);
    if (!own) throw conflict('Set up two-factor authentication for yourself first.');
  }
  await call.run('update organizations set requires_two_factor = $2 where id = $1', [call.organization_id, required]);
}
