import ArrowRight from 'lucide-react/icons/arrow-right';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { StageEvent } from '../../schema.ts';
import { texts } from './texts.ts';

/** The stages a deal went through, as a partner may know them: not who moved it or why. */
export function StageTimeline({ id }: { id: string }) {
  const events = useList<StageEvent>('opportunity_stage_events', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [id] }],
    sort: [{ field: 'at', descending: true }],
    start: 0,
    end: 100,
  });
  return (
    <Loaded query={events}>
      {({ rows }) => (
        <Timeline
          entries={rows.map((event) => ({
            id: event.id,
            at: event.at,
            who: texts.theCompany,
            icon: ArrowRight,
            what: (
              <>
                {event.from_stage_name ? texts.movedItTo : texts.createdItIn}{' '}
                <StatusTag color={event.to_color}>{event.to_stage_name}</StatusTag>
              </>
            ),
          }))}
        />
      )}
    </Loaded>
  );
}
