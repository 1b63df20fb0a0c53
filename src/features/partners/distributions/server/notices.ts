import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { mailTexts } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { texts } from './texts.ts';

type Occasion = 'proposed' | 'started' | 'ended' | 'declined';
type Side = 'company' | 'distributor' | 'reseller';

/** Queued in the transaction of the change, and sent after it. Bulk writes send nothing. */
export async function queueDistributionNotice(call: Call, id: string, occasion: Occasion, by: Side = 'company') {
  if (!call.batch_id) await call.enqueue('distributions.notify', { id, occasion, by, notice_id: newId() });
}

interface Payload {
  id: string;
  occasion: Occasion;
  by: Side;
  notice_id: string;
}

/** The notice and its subject for one side, in the language of the reader. */
function wordsOf(
  occasion: Occasion,
  other: string,
  side: 'distributor' | 'reseller',
): Record<'text' | 'subject', string> {
  switch (occasion) {
    case 'proposed':
      return { text: texts.proposed(other, side), subject: texts.proposedSubject(other) };
    case 'started':
      return { text: texts.started(other, side), subject: texts.startedSubject(other, side) };
    case 'ended':
      return { text: texts.ended(other, side), subject: texts.endedSubject(other, side) };
    case 'declined':
      return { text: texts.declined(side), subject: texts.declinedSubject };
  }
}

/** Notifies the sides that did not act. A declined proposal never names the partner that declined. */
export async function sendDistributionNotice(call: Call, { id, occasion, by, notice_id }: Payload): Promise<void> {
  const row = await call.maybe<{
    partner_id: string | null;
    distributor_id: string | null;
    proposed_by: Side;
    partner_name: string | null;
    distributor_name: string | null;
  }>(sql`
    select d.partner_id, d.distributor_id, d.proposed_by, p.name as partner_name, q.name as distributor_name
    from distributions d
    left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
    left join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
    where d.organization_id = ${call.organization_id} and d.id = ${id}`);
  if (!row) return;
  const answeringSide = row.proposed_by === 'distributor' ? 'reseller' : 'distributor';
  const sides = (['distributor', 'reseller'] as const).filter((side) =>
    occasion === 'proposed'
      ? side === answeringSide
      : occasion === 'declined'
        ? side === row.proposed_by && by !== side
        : by !== side,
  );
  for (const side of sides) {
    const partner_id = side === 'distributor' ? row.distributor_id : row.partner_id;
    const other = side === 'distributor' ? row.partner_name : row.distributor_name;
    if (!partner_id || (!other && occasion !== 'declined')) continue;
    const people = await partnerUsersWithPermission(call, partner_id, 'distributions', 'manage');
    const words = () => wordsOf(occasion, other ?? '', side === 'distributor' ? 'reseller' : 'distributor');
    await notify(
      call,
      { mode: 'partner', partner_id, people },
      () => ({
        kind: `distribution_${occasion}`,
        text: words().text,
        link: `/revenue/distribution/show/${id}`,
        about: [{ table: 'partners', id: partner_id }],
        dedupe_key: `distribution ${notice_id} ${side}`,
      }),
      () => ({ subject: words().subject, action: occasion === 'proposed' ? texts.answer : mailTexts.open }),
    );
  }
  if (occasion === 'proposed' || by === 'company') return;
  const people = await teamMembersWithPermission(
    call,
    'distributions',
    'manage',
    row.partner_id ?? row.distributor_id!,
  );
  await notify(call, { mode: 'company', people }, () => ({
    kind: 'distribution_answered',
    text:
      occasion === 'declined'
        ? texts.proposalDeclined(row.distributor_name, row.partner_name)
        : texts.distributionEnded(row.distributor_name, row.partner_name),
    link: `/partners/distribution/show/${id}`,
    about: [row.partner_id, row.distributor_id].flatMap((one) =>
      one ? [{ table: 'partners' as const, id: one }] : [],
    ),
    dedupe_key: `distribution ${notice_id} company`,
  }));
}
