import { defineRecordFacts, record } from '#server/extension-points/record-state.ts';
import { day, sentence } from '#shared/text/sentence.ts';

const health = { on: 'partners', side: 'company', can: 'partner_health:view', from: 'partner_health t' } as const;

export const recordFacts = defineRecordFacts([
  {
    ...health,
    key: 'health_dropped',
    tone: 'risk',
    weight: 92,
    where: `t.partner_id = ${record} and t.dropped_on is not null and t.acknowledged_at is null`,
    values: { level: 't.level', from: 't.dropped_from', on: 't.dropped_on' },
    say: ({ level, from, on }) => sentence`Health dropped from ${from} to ${level} on ${day(on)}.`,
  },
]);
