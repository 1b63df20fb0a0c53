import { useNavigate, useSearch } from '@tanstack/react-router';
import { Flex, Segmented } from 'antd';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, Suspense } from 'react';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import type { Filter } from '#shared/nouns/list-query.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { PendingKind } from '#web/feature.ts';
import { useList } from '#web/resource/data/useResource.ts';
import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { FilterItem } from '#web/resource/fields/filters.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import type { Search } from '#web/search.ts';
import { type DealRegistration, registration, type Status } from '../schema.ts';
import { registrationSteps } from '../steps.schema.ts';
import { Clock } from './Clock.tsx';
import { pendingPart, usePendingKinds } from './pending-kinds.ts';
import { RegistrationStatus } from './Status.tsx';
import { texts } from './texts.ts';
import { shownStatusOptions } from './words.ts';

type Fields = typeof registration.fields;

const columns: readonly ColumnItem<Fields, DealRegistration>[] = sayable([
  'account_name',
  { of: 'partner_id', kind: 'person', width: 180 },
  { of: 'status', width: 220, render: (row) => <RegistrationStatus row={row} /> },
  {
    field: 'approvals_done',
    label: 'Approvals',
    width: 110,
    value: ({ approvals_done, approvals_total }) =>
      approvals_total === null ? null : approvalTexts.doneOf(approvals_done ?? 0, approvals_total),
  },
  { field: 'clock', label: 'Deadline', width: 230, render: (row) => <Clock row={row} /> },
  'amount_minor',
  { of: 'type_id', width: 140 },
  { of: 'submitted_at', kind: 'relative' },
  { of: 'number', hidden: true },
  { of: 'account_domain', hidden: true },
  { of: 'country', hidden: true },
  { field: 'product_family_name', label: 'Products', hidden: true },
  { of: 'review_due_at', hidden: true },
  { of: 'expires_at', kind: 'date', hidden: true },
  { of: 'expected_close_on', hidden: true },
  { of: 'decided_at', kind: 'date', hidden: true },
  { of: 'decided_by', hidden: true },
  { of: 'is_at_risk', kind: undefined, hidden: true, value: ({ is_at_risk }) => is_at_risk && texts.atRisk },
]);

const filters: readonly FilterItem<Fields>[] = [
  'conflict_severity',
  'partner_id',
  'partner_type_id',
  'partner_region_id',
  'partner_owner_user_id',
  'type_id',
  { of: 'source', kind: 'select' },
  'review_due_at',
  'expires_at',
  'submitted_at',
  'amount_minor',
  'is_at_risk',
  'extension_asked_at',
];
const byStatus: FilterItem<Fields> = sayable({
  field: 'status',
  label: 'Status',
  kind: 'multi',
  options: shownStatusOptions,
});

const only = (...values: Status[]): Filter[] => [{ field: 'status', operator: 'eq', values }];
const notDrafts: Filter = { field: 'status', operator: 'ne', values: ['draft'] };
const held: Filter = { field: 'is_held', operator: 'eq', values: ['true'] };
const queues = sayable({
  decide: { label: 'To decide', fixed: only('pending_review') },
  waiting: { label: 'Waiting for partner', fixed: only('info_requested') },
  protected: { label: 'Protected', fixed: only('approved') },
  held: { label: 'Held', fixed: [held] },
  all: { label: 'All', fixed: [notDrafts] },
} as const);
type Queue = keyof typeof queues;

const empty: Record<Queue, string> = sayableWords({
  decide: 'Deals your partners register appear here for your decision, most urgent first.',
  waiting: 'Registrations with an open question to the partner appear here. Their deadline is paused.',
  protected: 'Approved registrations appear here until they are won or their protection ends.',
  held: 'Accounts that partners hold while they prepare a registration appear here.',
  all: 'All registrations of your partners appear here.',
});

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
      aria-label={texts.kind}
      value={value}
      onChange={(next) => navigate({ to: '.', search: (next === REGISTRATIONS ? {} : { queue: next }) as never })}
      options={[
        { value: REGISTRATIONS, label: texts.deals },
        ...kinds.map(({ key, label }) => ({ value: key, label })),
      ]}
    />
  );
}

function ReviewQueue({ kindSwitch }: { kindSwitch: ReactNode }) {
  const navigate = useNavigate();
  const { queue: asked } = useSearch({ strict: false }) as Search;
  const queue: Queue = typeof asked === 'string' && asked in queues ? (asked as Queue) : 'decide';
  const counts = {
    decide: useCount(queues.decide.fixed),
    waiting: useCount(queues.waiting.fixed),
    protected: null,
    held: null,
    all: null,
  };
  return (
    <NounList
      key={queue}
      noun={registration}
      words={['registration', 'registrations']}
      columns={columns}
      filters={queue === 'all' ? [byStatus, ...filters] : filters}
      fixed={queues[queue].fixed}
      sort={[
        queue === 'decide'
          ? { field: 'review_due_at', descending: false }
          : queue === 'protected'
            ? { field: 'expires_at', descending: false }
            : { field: 'updated_at', descending: true },
      ]}
      steps={queue === 'held' ? registrationSteps : undefined}
      create={{ label: texts.registerOnBehalfPartner, to: '/partners/pending/create' }}
      actions={
        <Flex gap={8} wrap style={{ minWidth: 0, maxWidth: '100%' }}>
          {kindSwitch}
          <Segmented<Queue>
            aria-label={texts.queue}
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
