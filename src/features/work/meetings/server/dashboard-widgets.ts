import type { Reader } from '#server/figures/ask.ts';
import { defineFigures, type NeedRows } from '#server/figures/define.ts';

const SHOWN = 4;
const kind = `case t.kind when 'qbr' then 'Business review' when 'pipeline' then 'Pipeline review' when 'introduction' then 'Introduction'
  when 'onboarding' then 'Onboarding' else 'Training' end`;
const entry = { kind: 'due_meeting', title: 't.partner_name', detail: kind, at: 't.due_on' } as const;

/** Overdue meetings first, then those that have no time yet. */
const due: Reader = (ask) => {
  const groups = (['overdue', 'due'] as const).map((id) => ({
    id,
    found: ask.entries(ask.rows('meeting_dues', { state: id }), entry, SHOWN),
  }));
  return () => ({ listed: groups.map(({ id, found }) => ({ id, ...found(), late: null })) });
};

/** A side picks from the times of the other one. */
const toPick = (isPartner: boolean): NeedRows => ({
  kind: 'meeting_to_pick',
  rows: { status: 'proposed', proposed_by: isPartner ? 'company' : 'partner' },
  title: 't.title',
  detail: isPartner ? kind : 't.partner_name',
  at: 't.created_at',
  amount: 'null::bigint',
  currency: 'null',
});

export const figures = defineFigures({
  widgets: { due_meetings: due },
  needs: { meeting_to_pick: (ask) => toPick(ask.isPartner) },
});
