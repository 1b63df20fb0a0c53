import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { sayable } from '#shared/text/labels.ts';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { settlementText } from '../settlement-text.ts';
import { batchSteps, paymentSteps } from '../steps.schema.ts';
import {
  elsewhereText,
  failureOptions,
  holdsText,
  itemStatusOptions,
  methodText,
  payoutOption,
  resultTexts,
  wholeUnitsText,
} from '../words.schema.ts';
import { FailDialog, FeeDialog, ReasonDialog } from './BatchDialogs.tsx';
import { Held } from './Held.tsx';
import { PayDialog } from './PayDialog.tsx';
import { texts } from './texts.ts';
import { payableStatuses, touched } from './useBatchActions.tsx';

const { steps } = paymentSteps;

const columns: Column<PayoutItem>[] = sayable([
  { field: 'partner_name', label: 'Partner', sortable: true, width: 240 },
  { field: 'status', label: 'Status', kind: 'status', options: itemStatusOptions, sortable: true },
  { field: 'why', label: 'Note', value: whyText, render: (row) => <Why item={row} />, width: 240 },
  { field: 'line_count', label: 'Commissions', kind: 'number' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'pays_minor', label: 'Amount sent', kind: 'money', currency: 'pays_currency', hidden: true },
  { field: 'withheld_minor', label: 'Tax withheld', kind: 'money', hidden: true },
  { field: 'fee_minor', label: 'Bank fee', kind: 'money', currency: 'pays_currency', hidden: true },
  { field: 'method', label: 'Paid to', value: (row) => methodText(row.rail, row.account_last4), width: 200 },
  { field: 'statement_no', label: 'Statement', sortable: true },
  { field: 'paid_on', label: 'Payment date', kind: 'date', sortable: true, hidden: true },
  { field: 'reference', label: 'Reference', hidden: true },
]);

/** In whole-unit currencies every payment has a note, so the number of commissions is hidden. */
const wholeUnitColumns = columns.map((column): Column<PayoutItem> => {
  return column.field === 'line_count' ? { ...column, hidden: true } : column;
});

/** The note, with links to the payouts that have more commissions of the partner. */
function Why({ item }: { item: PayoutItem }) {
  const isAll = item.result === 'in_other_payout' && !item.is_excluded;
  const others = isWaiting(item) ? item.elsewhere : [];
  const note = isAll && others.length > 0 ? '' : whyText(item);
  if (isHeld(item)) return <Held holds={item.holds} />;
  return (
    <>
      {note}
      {others.map((payout, index) => (
        <span key={payout.batch_id}>
          {(index > 0 || note) && '; '}
          <Link to={`/commissions/payouts/edit/${payout.batch_id}`}>{elsewhereText(payout, isAll)}</Link>
        </span>
      ))}
    </>
  );
}

/** Other payouts matter only until the approval. */
const isWaiting = ({ batch_status }: PayoutItem) => batch_status === 'draft' || batch_status === 'pending_approval';

const isHeld = ({ status, is_excluded, holds }: PayoutItem) =>
  status === 'excluded' && !is_excluded && holds.length > 0;

/** Empty if there is nothing to note. */
function whyText(item: PayoutItem): string {
  const { status, result, is_excluded, failure_code, failure_text, carried_minor, currency } = item;
  if (failure_text) return failure_text;
  if (failure_code) return payoutOption(failureOptions, failure_code).label;
  const carried = carried_minor > 0 && texts.carriedOver(moneyText(carried_minor, currency));
  const changed = item.details_changed && texts.payoutDetailsChangedSinceApproval;
  if (status !== 'excluded') return [settlementText(item), carried, changed].filter(Boolean).join('; ');
  if (isHeld(item)) return holdsText(item.holds);
  return is_excluded ? texts.excludedManually : resultTexts[result];
}

const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: itemStatusOptions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
]);

const excludedFilters = filters.filter(({ field }) => field !== 'status');

/**
 * Payments selected together; `finish` tells whether they were paid, so that the selection stays when they were not.
 */
type Paying = { items: PayoutItem[]; finish: (isDone: boolean) => void } | null;
type Asking = { item: PayoutItem; what: 'pay' | 'fail' | 'return' | 'cancel' | 'fee' } | null;

/** The payments of a payout, or the unpaid partners with the reason. */
export function Items({
  batch,
  mayManage,
  isExcluded = false,
}: {
  batch: PayoutBatch;
  mayManage: boolean;
  isExcluded?: boolean;
}) {
  const { message } = App.useApp();
  const [asking, setAsking] = useState<Asking>(null);
  const [paying, setPaying] = useState<Paying>(null);
  const isOpen = ['draft', 'pending_approval'].includes(batch.status);
  const isWhole = payoutQuantum(batch.currency) > 1;
  const shown = isWhole ? wholeUnitColumns : columns;
  const close = () => setAsking(null);
  const payChosen = (rows: readonly PayoutItem[]) => {
    const items = rows.filter(({ status }) => payableStatuses.includes(status));
    if (items.length === 0) {
      message.warning(texts.noneSelectedPaymentsCanBeMarked);
      return Promise.resolve(rows);
    }
    return new Promise<readonly PayoutItem[]>((resolve) =>
      setPaying({ items, finish: (isDone) => resolve(isDone ? [] : rows) }),
    );
  };
  const closePaying = (isDone: boolean) => () => {
    paying?.finish(isDone);
    setPaying(null);
  };
  return (
    <>
      {isWhole && <p>{wholeUnitsText(batch.currency)}</p>}
      <ResourceList<PayoutItem>
        resource="payout_items"
        permission="payout_batches"
        words={isExcluded ? ['partner', 'partners'] : undefined}
        columns={isOpen ? shown.filter(({ field }) => field !== 'statement_no') : shown}
        filters={isExcluded ? excludedFilters : filters}
        fixed={[
          { field: 'batch_id', operator: 'eq', values: [batch.id] },
          { field: 'status', operator: isExcluded ? 'eq' : 'ne', values: ['excluded'] },
        ]}
        sort={[
          { field: 'status', descending: batch.status === 'draft' || batch.status === 'pending_approval' },
          { field: 'amount_minor', descending: true },
        ]}
        to={(row) =>
          row.statement_no
            ? `/commissions/payouts/statement/${row.id}`
            : `/commissions?partner_id=${row.partner_id}&status=payable&currency=${row.currency}&release_on_lte=${row.cutoff_on}`
        }
        savedViews={false}
        bulk={
          startsFrom(batchSteps.steps.pay, batch.status)
            ? [{ label: batchSteps.steps.pay.label, icon: CircleCheck, opens: true, run: payChosen }]
            : undefined
        }
        rowMenu={
          mayManage
            ? (row) => <ItemMenu batch={batch} item={row} onAsk={(what) => setAsking({ item: row, what })} />
            : undefined
        }
        empty={{
          icon: Users,
          text: isExcluded ? texts.allPartnersWithPayableCommissionsIncluded : texts.thereNothingToPayInThis,
        }}
      />
      {asking?.what === 'pay' && <PayDialog batch={batch} items={[asking.item]} onDone={close} />}
      {paying && (
        <PayDialog batch={batch} items={paying.items} onDone={closePaying(true)} onCancel={closePaying(false)} />
      )}
      {(asking?.what === 'fail' || asking?.what === 'return') && (
        <FailDialog item={asking.item} what={asking.what} onDone={close} />
      )}
      {asking?.what === 'fee' && <FeeDialog item={asking.item} onDone={close} />}
      {asking?.what === 'cancel' && (
        <ReasonDialog
          title={texts.removeFromThisPayout(asking.item.partner_name)}
          text={steps.cancel.text}
          path={`payout_items/${asking.item.id}/cancel`}
          ok={steps.cancel.label}
          onDone={close}
        />
      )}
    </>
  );
}

function ItemMenu({
  batch,
  item,
  onAsk,
}: {
  batch: PayoutBatch;
  item: PayoutItem;
  onAsk: (what: NonNullable<Asking>['what']) => void;
}) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const step = useWrite<string, unknown>(
    'payout_items',
    (name) => api(`payout_items/${item.id}/${name}`, { method: 'POST' }),
    ['payout_batches', ...touched],
  );
  const send = (name: string) => () => step.mutateAsync(name).catch((error: Error) => message.error(error.message));
  const { status } = item;
  const isPayable = payableStatuses.includes(status);
  const items: MenuEntry[] = [
    ...(item.statement_no
      ? [
          {
            key: 'statement',
            label: texts.viewStatement,
            onClick: () => navigate({ to: `/commissions/payouts/statement/${item.id}` }),
          },
        ]
      : []),
    ...(batch.status === 'draft' && item.result === 'due'
      ? [
          item.is_excluded
            ? { key: 'include', label: steps.include.label, onClick: send('include') }
            : { key: 'exclude', label: steps.exclude.label, onClick: send('exclude') },
        ]
      : []),
    ...(isPayable
      ? [
          { key: 'pay', label: batchSteps.steps.pay.label, onClick: () => onAsk('pay') },
          { key: 'fail', label: steps.fail.label, onClick: () => onAsk('fail') },
        ]
      : []),
    ...(startsFrom(steps.resume, status)
      ? [{ key: 'resume', label: steps.resume.label, onClick: send('resume') }]
      : []),
    ...(startsFrom(steps.fee, status) ? [{ key: 'fee', label: steps.fee.label, onClick: () => onAsk('fee') }] : []),
    ...(startsFrom(steps.return, status)
      ? [{ key: 'return', label: steps.return.label, onClick: () => onAsk('return') }]
      : []),
    ...(startsFrom(steps.cancel, status)
      ? [{ key: 'cancel', label: steps.cancel.label, danger: true, onClick: () => onAsk('cancel') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropMenu placement="bottomRight" items={items}>
      <Button
        type="text"
        size="small"
        icon={<Ellipsis size={16} />}
        loading={step.isPending}
        aria-label={texts.moreAbout(item.partner_name)}
      />
    </DropMenu>
  );
}
