import { useNavigate, useSearch } from '@tanstack/react-router';
import { Flex, Segmented } from 'antd';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import { type ReactNode, Suspense } from 'react';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import type { Filter } from '#shared/list-query.ts';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { countryName } from '#web/countries.ts';
import type { PendingKind } from '#web/feature.ts';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { useAction, useList } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Search } from '#web/search.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { DealRegistration, Status } from '../schema.ts';
import { Clock } from './Clock.tsx';
import { pendingPart, usePendingKinds } from './pending-kinds.ts';
import { RegistrationStatus } from './Status.tsx';
import { severityOptions, sourceOptions, statusOptions } from './words.ts';

const columns: Column<DealRegistration>[] = [
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'partner_name', label: 'Partner', kind: 'person', width: 180 },
  { field: 'status', label: 'Status', sortable: true, width: 220, render: (row) => <RegistrationStatus row={row} /> },
  {
    field: 'approvals_done',
    label: 'Approvals',
    width: 110,
    value: ({ approvals_done, approvals_total }) =>
      approvals_total === null ? null : approvalTexts.doneOf(approvals_done ?? 0, approvals_total),
  },
  { field: 'clock', label: 'Deadline', width: 230, render: (row) => <Clock row={row} /> },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'type_name', label: 'Deal type', width: 140 },
  { field: 'submitted_at', label: 'Submitted', kind: 'relative', sortable: true },
  { field: 'number', label: 'No.', sortable: true, width: 80, hidden: true },
  { field: 'account_domain', label: 'Website', hidden: true },
  { field: 'country', label: 'Country', hidden: true, value: ({ country }) => countryName(country) },
  { field: 'product_family_name', label: 'Products', hidden: true },
  { field: 'review_due_at', label: 'Decision due', kind: 'instant', sortable: true, hidden: true },
  { field: 'expires_at', label: 'Protection ends', kind: 'date', sortable: true, hidden: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true, hidden: true },
  { field: 'decided_at', label: 'Decided', kind: 'date', sortable: true, hidden: true },
  { field: 'decided_by_name', label: 'Decided by', kind: 'person', hidden: true },
  {
    field: 'is_at_risk',
    label: 'At risk',
    sortable: true,
    hidden: true,
    value: ({ is_at_risk }) => is_at_risk && 'At risk',
  },
];

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'conflict_severity', label: 'Conflict', kind: 'multi', options: severityOptions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'partner_type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'partner_region_id', label: 'Partner region', kind: 'reference', resource: 'partner_regions' },
  {
    field: 'partner_owner_user_id',
    label: 'Partner owner',
    kind: 'reference',
    resource: 'people',
    labelField: 'full_name',
  },
  { field: 'type_id', label: 'Deal type', kind: 'reference', resource: 'opportunity_types' },
  { field: 'source', label: 'Registered by', kind: 'select', options: sourceOptions },
  { field: 'review_due_at', label: 'Decision due', kind: 'instant' },
  { field: 'expires_at', label: 'Protection ends', kind: 'instant' },
  { field: 'submitted_at', label: 'Submitted', kind: 'instant' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'is_at_risk', label: 'At risk', kind: 'bool' },
];

const only = (...values: Status[]): Filter[] => [{ field: 'status', operator: 'eq', values }];
const notDrafts: Filter = { field: 'status', operator: 'ne', values: ['draft'] };
const held: Filter = { field: 'is_held', operator: 'eq', values: ['true'] };
const queues = {
  decide: { label: 'To decide', fixed: only('pending_review') },
  waiting: { label: 'Waiting for partner', fixed: only('info_requested') },
  protected: { label: 'Protected', fixed: only('approved') },
  held: { label: 'Held', fixed: [held] },
  all: { label: 'All', fixed: [notDrafts] },
} as const;
type Queue = keyof typeof queues;

const empty: Record<Queue, string> = {
  decide: 'Deals your partners register appear here for your decision, most urgent first.',
  waiting: 'Registrations with an open question to the partner appear here. Their deadline is paused.',
  protected: 'Approved registrations appear here until they are won or their protection ends.',
  held: 'Accounts that partners hold while they prepare a registration appear here.',
  all: 'All registrations of your partners appear here.',
};

/** Deal registrations, or what other features have waiting. */
export default function Pending() {
  const { queue } = useSearch({ strict: false }) as Search;
  const kinds = usePendingKinds();
  const other = kinds.find(({ key }) => key === queue);
  const kindSwitch = kinds.length > 0 && <KindSwitch kinds={kinds} value={other?.key ?? REGISTRATIONS} />;
  if (!other) return <ReviewQueue kindSwitch={kindSwitch} />;
  const List = pendingPart(other.list);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <List actions={kindSwitch} />
    </Suspense>
  );
}

const REGISTRATIONS = 'registrations';

function KindSwitch({ kinds, value }: { kinds: readonly PendingKind[]; value: string }) {
  const navigate = useNavigate();
  return (
    <Segmented<string>
      aria-label="Kind"
      value={value}
      onChange={(next) => navigate({ to: '.', search: (next === REGISTRATIONS ? {} : { queue: next }) as never })}
      options={[{ value: REGISTRATIONS, label: 'Deals' }, ...kinds.map(({ key, label }) => ({ value: key, label }))]}
    />
  );
}

function ReviewQueue({ kindSwitch }: { kindSwitch: ReactNode }) {
  const navigate = useNavigate();
  const { queue: asked } = useSearch({ strict: false }) as Search;
  const queue: Queue = typeof asked === 'string' && asked in queues ? (asked as Queue) : 'decide';
  const custom = useCustomColumns<DealRegistration>('deal_registrations');
  const mayManage = useCan('deal_registrations', 'manage');
  const end = useAction<string>('deal_registrations', (id) => `deal_registrations/${id}/release_hold`);
  const counts = {
    decide: useCount(queues.decide.fixed),
    waiting: useCount(queues.waiting.fixed),
    protected: null,
    held: null,
    all: null,
  };
  return (
    <ResourceList<DealRegistration>
      key={queue}
      resource="deal_registrations"
      title="Deal registrations"
      noun={['registration', 'registrations']}
      columns={[...columns, ...custom.columns]}
      filters={[...(queue === 'all' ? filters : filters.filter(({ field }) => field !== 'status')), ...custom.filters]}
      fixed={queues[queue].fixed}
      sort={[
        queue === 'decide'
          ? { field: 'review_due_at', descending: false }
          : queue === 'protected'
            ? { field: 'expires_at', descending: false }
            : { field: 'updated_at', descending: true },
      ]}
      to={({ id }) => `/partners/pending/opportunities/show/${id}`}
      bulk={
        queue === 'held' && mayManage
          ? [
              {
                label: 'Release hold',
                icon: ShieldOff,
                danger: true,
                ask: (rows) =>
                  `Release ${plural(rows.length, 'hold', 'holds')}? Other partners can then register these accounts.`,
                each: ({ id }) => end.mutateAsync(id),
              },
            ]
          : undefined
      }
      create={{ label: 'Register on behalf of a partner', to: '/partners/pending/create' }}
      actions={
        <Flex gap={8} wrap style={{ minWidth: 0, maxWidth: '100%' }}>
          {kindSwitch}
          <Segmented<Queue>
            aria-label="Queue"
            style={{ maxWidth: '100%', overflowX: 'auto' }}
            value={queue}
            onChange={(next) => navigate({ to: '.', search: (next === 'decide' ? {} : { queue: next }) as never })}
            options={(Object.keys(queues) as Queue[]).map((value) => ({
              value,
              label: counts[value] ? `${queues[value].label} ${counts[value]}` : queues[value].label,
            }))}
          />
        </Flex>
      }
      empty={{ icon: ShieldCheck, text: empty[queue] }}
    />
  );
}

function useCount(fixed: readonly Filter[]): number | null {
  const { data } = useList<DealRegistration>('deal_registrations', { filters: [...fixed], start: 0, end: 1 });
  return data?.total || null;
}
