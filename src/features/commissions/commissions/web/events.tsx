import { App, Button } from 'antd';
import Activity from 'lucide-react/icons/activity';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { TraceCode } from '#features/commissions/commission-engine/trace.schema.ts';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { sayable } from '#shared/text/labels.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { reasons } from '../reasons.ts';
import type { CommissionEventRow } from '../schema.ts';
import { eventSteps } from '../steps.schema.ts';
import { commissionOption, eventKindOptions, eventStatusOptions, resultOptions } from '../words.schema.ts';
import { texts } from './texts.ts';

const retryStep = eventSteps.steps.retry;

const columns: Column<CommissionEventRow>[] = sayable([
  {
    field: 'opportunity_name',
    label: 'Deal',
    width: 240,
    value: (row) => row.opportunity_name ?? row.note ?? row.external_id,
  },
  { field: 'kind', label: 'Event', value: (row) => commissionOption(eventKindOptions, row.kind).label, sortable: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'status', label: 'Status', kind: 'status', options: eventStatusOptions, sortable: true },
  { field: 'result', label: 'Result', width: 360, value: why },
  { field: 'occurred_on', label: 'Date', kind: 'date', sortable: true },
  { field: 'received_at', label: 'Received', kind: 'instant', sortable: true },
  {
    field: 'created_by',
    label: 'Recorded by',
    kind: 'reference',
    resource: 'people',
    labelField: 'full_name',
    hidden: true,
  },
  { field: 'source', label: 'Source', hidden: true },
  { field: 'external_id', label: 'Reference', hidden: true, width: 240 },
]);

/** The result in words, with the reason when nothing was booked. */
function why({ result, codes, status, note }: CommissionEventRow): string {
  if (status === 'failed') return note ?? texts.calculationFailed;
  const [code] = codes as TraceCode[];
  if (result !== 'lines' && code) return reasons[code];
  return result ? commissionOption(resultOptions, result).label : '';
}

const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: eventStatusOptions },
  { field: 'result', label: 'Result', kind: 'multi', options: resultOptions },
  { field: 'kind', label: 'Event', kind: 'multi', options: eventKindOptions },
  { field: 'occurred_on', label: 'Date', kind: 'date' },
  { field: 'opportunity_id', label: 'Deal', kind: 'reference', resource: 'opportunities' },
  { field: 'received_at', label: 'Received', kind: 'instant' },
  { field: 'created_by', label: 'Recorded by', kind: 'reference', resource: 'people', labelField: 'full_name' },
]);

/** Everything that happened to deals and its result, including events that wait or failed. */
export default function CommissionEvents() {
  return (
    <ResourceList<CommissionEventRow>
      resource="commission_events"
      permission="commission_lines"
      title={texts.commissionEvents}
      columns={columns}
      filters={filters}
      sort={[{ field: 'received_at', descending: true }]}
      to={placeOf}
      views={[
        {
          key: 'open',
          name: texts.needsReview,
          state: { filters: [{ field: 'status', operator: 'eq', values: ['failed', 'parked'] }] },
        },
        {
          key: 'given_up',
          name: 'Expired',
          state: { filters: [{ field: 'status', operator: 'eq', values: ['ignored'] }] },
        },
        {
          key: 'nothing',
          name: texts.noCommission,
          state: { filters: [{ field: 'result', operator: 'eq', values: ['no_plan', 'no_rule', 'zero', 'blocked'] }] },
        },
      ]}
      rowMenu={(row) => startsFrom(retryStep, row.status) && <Retry id={row.id} />}
      empty={{
        icon: Activity,
        text: texts.everyWonChangedRefundedOrLost,
      }}
    />
  );
}

/** The page that shows the event's result. */
function placeOf({ kind, opportunity_id }: CommissionEventRow): string {
  if (opportunity_id) return `/commissions/opportunities/show/${opportunity_id}`;
  return kind === 'recalc' ? '/commissions/recalculations' : `/commissions?kind=${kind}`;
}

function Retry({ id }: { id: string }) {
  const { message } = App.useApp();
  const mayManage = useCan('commission_lines', 'manage');
  const retry = useWrite<void, CommissionEventRow>(
    'commission_events',
    () => api(`commission_events/${id}/retry`, { method: 'POST' }),
    ['commission_lines'],
  );
  if (!mayManage) return null;
  const send = () =>
    retry.mutateAsync().then(
      (row) => (row.status === 'failed' ? message.error(row.note) : message.success(retryStep.done)),
      (error) => message.error(error.message),
    );
  return (
    <Button
      type="text"
      size="small"
      icon={<RotateCw size={16} />}
      loading={retry.isPending}
      title={retryStep.label}
      aria-label={retryStep.label}
      onClick={send}
    />
  );
}
