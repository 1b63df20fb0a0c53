import { definePartnerMerge } from '#server/partner-merge.ts';

/** The kept partner's standing counts; open proposals of the other one end. Its history stays in place. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run('delete from tier_standings where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  await call.run(
    "update tier_moves set status = 'expired', decided_at = $3 where organization_id = $1 and partner_id = $2 and status = 'proposed'",
    [call.organization_id, other, call.now()],
  );
  return {};
});
