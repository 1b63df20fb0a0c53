import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { regionToday } from '#web/region.ts';
import { DateField, Field, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session.tsx';
import type { PayoutBatch } from '../schema.ts';
import { batchStatusOptions } from '../words.ts';
import { namesOf } from './Approvals.tsx';

const columns: Column<PayoutBatch>[] = [
  { field: 'name', label: 'Payout', sortable: true, width: 280 },
  { field: 'status', label: 'Status', kind: 'status', options: batchStatusOptions, sortable: true },
  { field: 'total_minor', label: 'Total', kind: 'money', sortable: true },
  { field: 'paid_minor', label: 'Paid', kind: 'money' },
  { field: 'open_minor', label: 'Open', kind: 'money' },
  { field: 'failed_minor', label: 'Returned', kind: 'money' },
  { field: 'cutoff_on', label: 'Cutoff date', kind: 'date', sortable: true },
  { field: 'pay_by', label: 'Pay by', kind: 'date', sortable: true },
  { field: 'item_count', label: 'Payments', kind: 'number', sortable: true },
  { field: 'canceled_minor', label: 'Removed', kind: 'money', hidden: true },
  { field: 'currency', label: 'Currency', hidden: true },
  { field: 'number', label: 'Number', kind: 'number', sortable: true, hidden: true },
  { field: 'created_by_name', label: 'Prepared by', kind: 'person' },
  { field: 'approvals', label: 'Approved by', value: approvedText, width: 200 },
  { field: 'approved_at', label: 'Approved', kind: 'instant', sortable: true, hidden: true },
];

/** "1 of 2: Fina Finance" while another one is missing. */
function approvedText({ status, approvals, approvals_needed }: PayoutBatch): string {
  const names = namesOf(approvals);
  return status === 'pending_approval' && approvals_needed === 2
    ? `${approvals.length} of 2${names && `: ${names}`}`
    : names;
}

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'multi', options: batchStatusOptions },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'cutoff_on', label: 'Cutoff date', kind: 'date' },
  { field: 'pay_by', label: 'Pay by', kind: 'date' },
  { field: 'total_minor', label: 'Total', kind: 'money' },
  { field: 'approved_at', label: 'Approved', kind: 'instant' },
];

/** Related pages that are needed less often. */
const behind = [{ key: '/commissions/payouts/withholding', label: 'Tax withheld' }];

export default function PayoutList() {
  const navigate = useNavigate();
  const { config } = useSession();
  const today = regionToday();
  return (
    <ResourceList<PayoutBatch>
      resource="payout_batches"
      title="Payouts"
      noun={['payout', 'payouts']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'number', descending: true }]}
      to={({ id }) => `/commissions/payouts/edit/${id}`}
      actions={
        <>
          <Button icon={<Landmark size={16} />} onClick={() => navigate({ to: '/commissions/payouts/methods' })}>
            Payout details
          </Button>
          <DropMenu placement="bottomRight" items={behind} onChoose={(key) => navigate({ to: key })}>
            <Button icon={<Ellipsis size={16} />} aria-label="More about payouts" />
          </DropMenu>
        </>
      }
      create={{
        label: 'New payout',
        form: (done) => (
          <ResourceForm<PayoutBatch>
            resource="payout_batches"
            initial={{ currency: config.currency, cutoff_on: today }}
            submit="Create payout"
            onDone={({ id }) => navigate({ to: `/commissions/payouts/edit/${id}` })}
            onCancel={done}
          >
            <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
              Includes all payable commissions. You can review the payments before you submit the payout for approval.
            </p>
            <Field name="currency" label="Currency" help="Each payout is in one currency." required>
              <CurrencySelect />
            </Field>
            <DateField name="cutoff_on" label="Cutoff date" max={today} required />
            <DateField name="pay_by" label="Pay by" help="Partners see this as the latest payment date." min={today} />
            <TextField name="name" label="Name" help="Defaults to the payout number." />
          </ResourceForm>
        ),
      }}
      empty={{ icon: Wallet, text: 'No payouts yet. Create one from payable commissions.' }}
    />
  );
}
