import {
  type Delivered,
  defineInboundMail,
  deliveryReportOf,
  isHardBounce,
  type Outcome,
} from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** Reports of mail servers about an email of the company; the address names the email and is signed. */
export const bouncedMail = defineInboundMail({
  key: 'sent',
  label: 'Bounce of an email',
  table: 'mail_outbox',
  from: ['programs'],
  tellSender: null,
  take: takeBounce,
});

async function takeBounce(call: Call, { ref_id, message }: Delivered): Promise<Outcome> {
  const report = deliveryReportOf(message);
  if (!report) return { status: 'ignored', note: 'It contains no delivery report.' };
  if (report.action === 'delayed')
    return { status: 'ignored', note: 'The email is delayed and is still being delivered.' };
  if (report.action !== 'failed') return { status: 'ignored', note: `The email was ${report.action}.` };
  const detail = `${report.status} ${report.diagnostic}`.trim();
  const bounced = await call.maybe<{ to_address: string }>(sql`
    update mail_outbox set status = 'bounced', error = ${detail.slice(0, 500)}
    where organization_id = ${call.organization_id} and id = ${ref_id} and status = 'sent'
    returning to_address`);
  if (!bounced) return { status: 'ignored', note: 'This bounce was already counted.' };
  await call.announce('mail_outbox.bounced', ref_id, { is_hard: isHardBounce(report) });
  return { status: 'handled', note: report.status };
}
