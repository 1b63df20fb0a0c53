import { definePartnerMerge } from '#server/partner-merge.ts';

/** The kept partner gets the channels of the other one, too. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  chat_channels: await call.run(
    'update chat_channels set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [call.organization_id, other, kept],
  ),
}));
