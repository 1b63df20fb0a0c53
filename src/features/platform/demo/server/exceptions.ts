import {
  addByHand,
  addToDispute,
  keepCommission,
  openDispute,
  writeOff,
} from '#features/money/commissions/server/service.ts';
import type { Actor } from '#server/call.ts';
import type { History } from './history.ts';
import type { DemoPartner } from './story.ts';

/** What no structure works out: goodwill, a correction, and a debt that nobody will pay. */
export async function enterByHand(
  history: History,
  partners: readonly DemoPartner[],
  { month, currency, finance }: { month: number; currency: string; finance: string },
): Promise<void> {
  const [first, second] = [partners[1]!, partners[2]!];
  const gone = partners.at(-2)!;
  const on = history.day(month, 1);
  await history.on(
    on,
    async (call) => {
      const line = { currency, on };
      await addByHand(call, {
        ...line,
        partner_id: first.id,
        amount_minor: 25_000,
        reason: 'Goodwill for the portal outage in spring',
      });
      await addByHand(call, {
        ...line,
        partner_id: second.id,
        amount_minor: -12_000,
        reason: 'Training that was paid twice',
      });
      await addByHand(call, {
        ...line,
        partner_id: gone.id,
        amount_minor: -8_000,
        reason: 'Event contribution for a fair that was not visited',
      });
    },
    { user_id: finance },
  );
  await history.on(
    history.day(month, 4),
    (call) =>
      writeOff(call, {
        partner_id: gone.id,
        currency,
        amount_minor: 8_000,
        reason: 'The partner has closed its office',
      }),
    { user_id: finance },
  );
}

/** One dispute that was answered, and one that waits. */
export async function disputeSome(
  history: History,
  partner: DemoPartner,
  { user_id, finance }: { user_id: string; finance: string },
): Promise<void> {
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id,
    full_name: 'Piet Partner',
  };
  const lines = await history.on(history.today, (call) =>
    call.rows<{ id: string }>(
      "select id from commission_lines where organization_id = $1 and partner_id = $2 and kind = 'accrual' order by number desc limit 2",
      [call.organization_id, partner.id],
    ),
  );
  if (lines.length < 2) return;
  const [waiting, answered] = lines as [{ id: string }, { id: string }];
  const old = await history.on(
    history.day(0, -9),
    (call) =>
      openDispute(call, answered.id, {
        reason: 'base',
        text: 'The discount of this deal was ours to give, not yours to take off.',
      }),
    people,
  );
  await history.on(
    history.day(0, -7),
    (call) =>
      keepCommission(
        call,
        old,
        'Commission is worked out on the price less discount, as the structure says since it began.',
      ),
    { user_id: finance, full_name: 'Fina Finance' },
  );
  const open = await history.on(
    history.day(0, -2),
    (call) =>
      openDispute(call, waiting.id, {
        reason: 'rate',
        step: 'Calculation',
        text: 'We were promised the next band for this quarter.',
      }),
    people,
  );
  await history.on(history.day(0, -1), (call) => addToDispute(call, open, 'Who told you so, and when?'), {
    user_id: finance,
    full_name: 'Fina Finance',
  });
}
