import { definePartnerMerge } from '#server/partner-merge.ts';

/** Keys of the partner that is given up stop working. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(
    'update api_keys set revoked_at = $3, revoked_by = $4 where organization_id = $1 and partner_id = $2 and revoked_at is null',
    [call.organization_id, other, call.now(), call.actor.user_id],
  );
  await call.run('delete from oauth_codes where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  return {};
});
