import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The kept partner gets the channels of the other one, too. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  chat_channels: await call.run(sql`
    update chat_channels set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`),
}));
