import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { nounTitle } from '#shared/nouns/nouns.ts';
import { sayable } from '#shared/text/labels.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import type { AuditEvent } from '../schema.ts';
import { Actor } from './Actor.tsx';
import { ArchiveNotice } from './ArchiveNotice.tsx';
import { EventDetail } from './EventDetail.tsx';
import { texts } from './texts.ts';
import { actionOptions, changedFields, entityOptions, kindOptions, partnerEntityOptions } from './words.ts';

interface EventListProps {
  /** The log of the program, or of the caller's own organization. */
  of: 'audit_events' | 'organization_events';
  title?: string;
  actions?: ReactNode;
  fixed?: readonly Filter[];
}

export const eventColumns: Column<AuditEvent>[] = sayable([
  { field: 'at', label: 'Time', kind: 'instant', sortable: true },
  { field: 'actor_name', label: 'User', width: 200, render: (row) => <Actor event={row} /> },
  { field: 'action', label: 'Action', kind: 'status', options: actionOptions },
  { field: 'ref_table', label: 'Entity', width: 170, value: (row) => nounTitle(row.ref_table) },
  { field: 'subject', label: 'Record', width: 220 },
  { field: 'changes', label: 'Changed fields', value: changedFields, width: 220 },
]);
export const companyEventColumns: Column<AuditEvent>[] = sayable([
  { field: 'partner_name', label: 'Partner', to: (row) => row.partner_id && `/partners/show/${row.partner_id}` },
  { field: 'reason', label: 'Reason', width: 200, hidden: true },
]);

const time: FilterSpec = sayable({ field: 'at', label: 'Time', kind: 'instant' });

/** The filters of a log; those of its archive lack the time, because a search names its period. */
export function useEventFilters(of: EventListProps['of'] | 'archived_events'): FilterSpec[] {
  const isCompany = useSession().mode === 'company';
  return [
    ...(isCompany
      ? ([
          { field: 'actor_id', label: texts.user, kind: 'reference', resource: 'people', labelField: 'full_name' },
        ] as const)
      : []),
    { field: 'action', label: texts.action, kind: 'multi', options: actionOptions },
    ...(of === 'archived_events' ? [] : [time]),
    {
      field: 'ref_table',
      label: texts.entity,
      kind: 'multi',
      options: isCompany || of !== 'audit_events' ? entityOptions : partnerEntityOptions,
    },
    ...(isCompany
      ? ([
          { field: 'partner_id', label: texts.partner, kind: 'reference', resource: 'partners' },
          { field: 'actor_kind', label: texts.userType, kind: 'multi', options: kindOptions },
        ] as const)
      : []),
  ];
}

/** A log; each event opens in a drawer. */
export function EventList({ of, title, actions, fixed }: EventListProps) {
  const { mode } = useSession();
  const setDrawer = useSetDrawer();
  const isCompany = mode === 'company';
  const filters = useEventFilters(of);
  return (
    <>
      <ResourceList<AuditEvent>
        resource={of}
        permission="audit_events"
        title={title}
        words={['event', 'events']}
        columns={isCompany ? [...eventColumns, ...companyEventColumns] : eventColumns}
        filters={fixed ? filters.filter(({ field }) => !fixed.some((one) => one.field === field)) : filters}
        fixed={fixed}
        sort={[{ field: 'at', descending: true }]}
        onOpen={({ id }) => setDrawer(id)}
        actions={actions}
        savedViews={isCompany && !fixed}
        searchable={isCompany}
        empty={{
          icon: ScrollText,
          text: texts.everyChangeRecordedHereWhoMade,
        }}
      />
      <ArchiveNotice of={of} />
      <RouteDrawer title={texts.eventDetails}>{(id) => <EventDetail of={of} id={id} />}</RouteDrawer>
    </>
  );
}
