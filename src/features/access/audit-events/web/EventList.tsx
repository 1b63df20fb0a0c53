import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import type { Filter } from '#shared/list-query.ts';
import { nounTitle } from '#shared/nouns.ts';
import { AddressedDrawer } from '#web/resource/AddressedDrawer.tsx';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useSetDrawer } from '#web/resource/useDrawer.ts';
import { useSession } from '#web/session.tsx';
import type { AuditEvent } from '../schema.ts';
import { Actor } from './Actor.tsx';
import { EventDetail } from './EventDetail.tsx';
import { actionOptions, changedFields, entityOptions, kindOptions, partnerEntityOptions } from './words.ts';

interface EventListProps {
  /** The log of the programme, or of the caller's own organisation. */
  of: 'audit_events' | 'organization_events';
  title?: string;
  actions?: ReactNode;
  fixed?: readonly Filter[];
}

const columns: Column<AuditEvent>[] = [
  { field: 'at', label: 'When', kind: 'instant', sortable: true },
  { field: 'actor_name', label: 'Who', width: 200, render: (row) => <Actor event={row} /> },
  { field: 'action', label: 'Did', kind: 'status', options: actionOptions },
  { field: 'ref_table', label: 'What', width: 170, value: (row) => nounTitle(row.ref_table) },
  { field: 'subject', label: 'Which', width: 220 },
  { field: 'changes', label: 'Changed', value: changedFields, width: 220 },
];
const forCompany: Column<AuditEvent>[] = [
  { field: 'partner_name', label: 'Partner', to: (row) => row.partner_id && `/partners/show/${row.partner_id}` },
  { field: 'reason', label: 'Reason', width: 200, hidden: true },
];

const common: FilterSpec[] = [
  { field: 'action', label: 'Action', kind: 'multi', options: actionOptions },
  { field: 'at', label: 'When', kind: 'instant' },
];

/** A log, with each event opening beside it. */
export function EventList({ of, title, actions, fixed }: EventListProps) {
  const { mode } = useSession();
  const setDrawer = useSetDrawer();
  const isCompany = mode === 'company';
  const filters: FilterSpec[] = [
    ...(isCompany
      ? ([
          { field: 'actor_id', label: 'User', kind: 'reference', resource: 'people', labelField: 'full_name' },
        ] as const)
      : []),
    ...common,
    {
      field: 'ref_table',
      label: 'Entity',
      kind: 'multi',
      options: isCompany || of === 'organization_events' ? entityOptions : partnerEntityOptions,
    },
    ...(isCompany
      ? ([
          { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
          { field: 'actor_kind', label: 'Kind of user', kind: 'multi', options: kindOptions },
        ] as const)
      : []),
  ];
  return (
    <>
      <ResourceList<AuditEvent>
        resource={of}
        permission="audit_events"
        title={title}
        noun={['event', 'events']}
        columns={isCompany ? [...columns, ...forCompany] : columns}
        filters={fixed ? filters.filter(({ field }) => !fixed.some((one) => one.field === field)) : filters}
        fixed={fixed}
        sort={[{ field: 'at', descending: true }]}
        onOpen={({ id }) => setDrawer(id)}
        actions={actions}
        savedViews={isCompany && !fixed}
        searchable={isCompany}
        empty={{
          icon: ScrollText,
          text: 'Every change is written down here: who made it, when, and what it was before.',
        }}
      />
      <AddressedDrawer title="What happened">{(id) => <EventDetail of={of} id={id} />}</AddressedDrawer>
    </>
  );
}
