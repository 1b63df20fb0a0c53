import { sql } from '#server/db/sql.ts';
import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { PartnerSignIn } from '../schema.ts';

/** The people of a partner who can sign in, the last visitors first. */
export const signInsRoute = action({
  method: 'GET',
  url: '/partners/:id/sign_ins',
  summary: 'List the people of a partner who can sign in, with their last sign-in',
  can: 'contacts:view',
  modes: ['company'],
  params: IdParams,
  response: Type.Array(PartnerSignIn),
  run: async (call, { params }) => {
    await call.requirePartner(params.id);
    return call.rows(sql`select user_id, full_name, email, role, last_sign_in_at from partner_sign_ins(${params.id})`);
  },
});
