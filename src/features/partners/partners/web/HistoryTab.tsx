import { Checkbox } from 'antd';
import CircleDot from 'lucide-react/icons/circle-dot';
import Medal from 'lucide-react/icons/medal';
import { useState } from 'react';
import { addDays } from '#shared/time/dates.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { DottedStatus, StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { PartnerStatusEvent, TierMembership } from '../schema.ts';
import { texts as ownTexts, reasonWords } from './texts.ts';

export function HistoryTab({ id }: { id: string }) {
  return (
    <>
      <Tiers id={id} />
      <Statuses id={id} />
    </>
  );
}

const of = (id: string) => ({ field: 'partner_id', operator: 'eq' as const, values: [id] });

function Tiers({ id }: { id: string }) {
  const [all, setAll] = useState(false);
  const periods = useList<TierMembership>('tier_memberships', {
    filters: [of(id), ...(all ? [] : [{ field: 'superseded_at', operator: 'eq' as const, values: [''] }])],
    start: 0,
    end: 200,
  });
  return (
    <Card
      title={ownTexts.tiers}
      actions={
        <Checkbox checked={all} onChange={(event) => setAll(event.target.checked)}>
          {ownTexts.includeCorrectedEntries}
        </Checkbox>
      }
    >
      <Loaded query={periods}>
        {({ rows }) => (
          <Timeline
            entries={rows.map((period) => ({
              id: period.id,
              at: period.recorded_at,
              who: period.created_by_name,
              icon: Medal,
              what: (
                <>
                  {ownTexts.setTierTo}{' '}
                  <DottedStatus color={period.tier_color ?? 'var(--meta)'}>{period.tier_name}</DottedStatus>{' '}
                  <Period {...period} />
                  {period.superseded_at && ownTexts.correctedLater} ·
                </>
              ),
              body: period.reason,
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

function Statuses({ id }: { id: string }) {
  const events = useList<PartnerStatusEvent>('partner_status_events', { filters: [of(id)], start: 0, end: 200 });
  return (
    <Card title={ownTexts.statuses}>
      <Loaded query={events}>
        {({ rows }) => (
          <Timeline
            entries={rows.map((event) => ({
              id: event.id,
              at: event.at,
              who: event.actor_name,
              icon: CircleDot,
              what: (
                <>
                  {event.from_name ? ownTexts.changedStatusFromTo(event.from_name) : ownTexts.setStatusTo}{' '}
                  <StatusTag color={event.to_color}>{event.to_name}</StatusTag>
                </>
              ),
              body:
                [event.reason_code && reasonWords[event.reason_code], event.reason].filter(Boolean).join(': ') || null,
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** Both days belong to it; on the wire the end is the first day after. */
function Period({ effective_from, effective_to }: Pick<TierMembership, 'effective_from' | 'effective_to'>) {
  if (!effective_to) {
    return <>{ownTexts.from(<DateText value={effective_from} />)}</>;
  }
  return <>{ownTexts.fromTo(<DateText value={effective_from} />, <DateText value={addDays(effective_to, -1)} />)}</>;
}
