import { partnerPeopleWho } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { formatMoney } from '#shared/money.ts';
import type { ByHand } from './manual-booking.ts';

/** The partner's people hear what was decided about their money, in the company's name. */
export async function tellByHand(
  call: Call,
  id: string,
  { what, partner_id, amount_minor, currency, reason }: ByHand,
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>('select name from organizations where id = $1', [
    call.organization_id,
  ]);
  const amount = formatMoney(Math.abs(amount_minor), currency);
  const isGiven = amount_minor > 0;
  const acts: Record<ByHand['what'], string> = {
    added: isGiven ? `added ${amount} to your commissions` : `took ${amount} off your commissions`,
    taken_back: isGiven ? `gave back ${amount} it had taken off` : `took back ${amount} it had added`,
    written_off: `wrote off ${amount} that you owed`,
    write_off_taken_back: `no longer writes off ${amount} that you owe`,
  };
  const text = `${name} ${acts[what]}: ${reason.trim()}`;
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerPeopleWho(call, partner_id, 'commission_lines', 'view') },
    {
      kind: 'commission_by_hand',
      text,
      link: `/revenue/commissions/show/${id}`,
      about: [{ table: 'commission_lines', id }],
    },
    { subject: `${name} ${acts[what]}`.slice(0, 120), action: 'Look at the commission' },
  );
}
