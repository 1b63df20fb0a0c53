import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';

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

export const figures = defineFigures({
  widgets: { due_meetings: due },
});
