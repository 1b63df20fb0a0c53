import { defineInboundMail } from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { finishAutomationRun, lockRun } from './engine/run.ts';
import { tellReply } from './notices.ts';
import { FLOW_REPLY } from './recipients.ts';

interface Replied {
  automation_id: string;
  name: string;
  partner_id: string | null;
}

/** Replies to emails of flows reach the responsible colleague, and end the runs of flows that stop on a reply. */
export const flowReply = defineInboundMail({
  key: FLOW_REPLY,
  label: 'Reply to an automation',
  table: 'automation_runs',
  from: ['people'],
  tellSender: null,
  take: async (call, { ref_id, message }) => {
    const sender = message.from.name || message.from.address;
    const stopped = await stopOnReply(call, ref_id, sender);
    const run = await call.one<Replied>(sql`
      select r.automation_id, a.name, r.partner_id from automation_runs r
      join automations a on a.organization_id = r.organization_id and a.id = r.automation_id
      where r.organization_id = ${call.organization_id} and r.id = ${ref_id}`);
    await tellReply(call, { run_id: ref_id, ...run, sender, text: message.text, message_key: message.message_key });
    return { status: 'handled', ...(stopped && { note: 'The run was stopped.' }) };
  },
});

/** @returns whether the run was still going and stops on replies */
async function stopOnReply(call: Call, run_id: string, sender: string): Promise<boolean> {
  const locked = await lockRun(call, run_id);
  if (!locked?.definition.stops_on_reply) return false;
  await finishAutomationRun(call, run_id, 'canceled', `${sender} replied.`.slice(0, 200));
  return true;
}

export const inboundMails = [flowReply];
