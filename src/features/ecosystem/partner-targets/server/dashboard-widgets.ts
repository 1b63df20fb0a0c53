import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';
import type { Entry } from '#shared/figures.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { percentText } from '#shared/text/percent.ts';
import { widgetTexts } from './widget.texts.ts';

const SHOWN = 4;

const reached = (entry: Entry): Entry => ({
  ...entry,
  detail: entry.detail && widgetTexts.reached(percentText(Number(entry.detail), readerLocale('en'))),
});

const targets: Reader = (ask) => {
  const running = { starts_on_lte: ask.today, ends_on_gte: ask.today };
  const entry = {
    kind: 'target',
    title: ask.isPartner ? 't.quarter' : 't.partner_name',
    detail: 'round(t.attainment_ppm / 10000.0)::text',
    at: 't.ends_on',
  } as const;
  const pacesOf = { behind: ['behind'], on_pace: ['on_pace', 'met'] } as const;
  const groups = (['behind', 'on_pace'] as const).map((id) => ({
    id,
    found: ask.entries(ask.rows('partner_targets', { pace: [...pacesOf[id]], ...running }), entry, SHOWN),
  }));
  return () => ({
    listed: groups.map(({ id, found }) => {
      const { all, entries } = found();
      return { id, all, late: null, entries: entries.map(reached) };
    }),
  });
};

export const figures = defineFigures({
  widgets: { targets },
});
