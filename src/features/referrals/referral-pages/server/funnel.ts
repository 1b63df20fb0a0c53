import type { Kernel } from '#server/kernel.ts';
import { dateInZone } from '#shared/time/dates.ts';

/** Counts a view or a start of a page. A figure, so it neither locks nor logs anything else. */
export async function countReferralFunnel(
  { system, clock }: Kernel,
  { organization_id, id }: { organization_id: string; id: string },
  what: 'views' | 'starts',
): Promise<void> {
  await system.unscoped((tx) =>
    tx.run(
      `insert into referral_page_days (organization_id, page_id, day, ${what}) values ($1, $2, $3, 1)
       on conflict (organization_id, page_id, day) do update set ${what} = referral_page_days.${what} + 1`,
      [organization_id, id, dateInZone(clock.now(), 'UTC')],
    ),
  );
}
