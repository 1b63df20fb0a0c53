import { gray, red } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { percentText } from '#shared/text/percent.ts';
import type { Pack, PackFigure } from '../../pack.schema.ts';

/** The pack as one reader sees it. */
export function printPack(
  pack: Pack,
  { title, region, made_at, share }: { title: string; region: string; made_at: Date; share: string },
) {
  const day = (date: string) => formatLongDay(date, region);
  const info = { title, author: pack.company_name, made_at };
  return printPaper(info, share, (paper) => {
    const state = pack.frozen_at ? 'Figures as of' : 'Preliminary figures as of';
    paper.head(
      `${pack.company_name} · ${pack.partner_name}`,
      title,
      `${state} ${day(pack.as_of)}, last 12 months since ${day(pack.from)}`,
    );
    paper.write('Open commitments', { size: 13, isBold: true });
    paper.space(4);
    if (pack.commitments.length === 0) paper.write('None.', { color: gray });
    for (const { title: what, side, owner, due_on, is_overdue, meeting_title } of pack.commitments) {
      paper.write(what, { isBold: true });
      const who = owner ?? { company: pack.company_name, partner: pack.partner_name, both: 'Both sides' }[side];
      const when = due_on ? `, ${is_overdue ? 'overdue since' : 'due'} ${day(due_on)}` : '';
      paper.write(`${who}${when}${meeting_title ? ` · ${meeting_title}` : ''}`, {
        size: 9,
        color: is_overdue ? red : gray,
      });
      paper.space(4);
    }
    for (const section of pack.sections) {
      paper.heading(section.title);
      for (const figure of section.figures) paper.pair(figure.label, valueText(figure), figure.note);
    }
  });
}

function valueText({ unit, text, cells }: PackFigure): string {
  if (unit === 'text') return text ?? '—';
  const texts = cells.flatMap(({ value, currency }) => {
    if (value === null) return [];
    if (unit === 'money') return [formatMoney(value, currency!)];
    return [unit === 'share' ? percentText(Math.round(value / 10_000)) : String(value)];
  });
  return texts.length > 0 ? texts.join(' · ') : '—';
}
