import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { ManualCommission } from './model.ts';

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
  const amount = formatMoney(Math.abs(amount_minor), currency);
  const isGiven = amount_minor > 0;
  const acts: Record<ManualCommission['what'], string> = {
    added: isGiven ? `added ${amount} to your commissions` : `deducted ${amount} from your commissions`,
    taken_back: isGiven ? `reversed a deduction of ${amount}` : `reversed an added amount of ${amount}`,
    written_off: `wrote off ${amount} that you owed`,
    write_off_taken_back: `reversed a write-off of ${amount}, so you owe it again`,
    reimbursed: `reimbursed ${amount}`,
    reimbursement_taken_back: `reversed a reimbursement of ${amount}`,
    rewarded: `rewarded you with ${amount}`,
    reward_taken_back: `reversed a reward of ${amount}`,
  };
  const text = `${name} ${acts[what]}: ${reason.trim()}`;
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'commission_lines', 'view'),
    },
    {
      kind: 'commission_by_hand',
      text,
      link: `/revenue/commissions/show/${id}`,
      about: [{ table: 'commission_lines', id }],
    },
    { subject: `${name} ${acts[what]}`.slice(0, 120), action: 'View commission' },
  );
}
