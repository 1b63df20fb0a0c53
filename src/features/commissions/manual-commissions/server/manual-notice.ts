import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { ManualCommission } from './model.ts';
import { texts } from './texts.ts';

/** Notifies the partner's users about the booking, in the company's name. */
export async function notifyManualCommission(
  call: Call,
  id: string,
  { what, partner_id, amount_minor, currency, reason }: ManualCommission,
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const isGiven = amount_minor > 0;
  const key =
    what === 'added'
      ? isGiven
        ? 'added'
        : 'deducted'
      : what === 'taken_back'
        ? isGiven
          ? 'deduction_taken_back'
          : 'addition_taken_back'
        : what;
  const done = () => texts[key](name, readerMoney(Math.abs(amount_minor), currency));
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'commission_lines', 'view'),
    },
    () => ({
      kind: 'commission_by_hand',
      text: texts.because(done(), reason.trim()),
      link: `/revenue/commissions/show/${id}`,
      about: [{ table: 'commission_lines', id }],
    }),
    () => ({ subject: done().slice(0, 120), action: texts.viewCommission }),
  );
}
