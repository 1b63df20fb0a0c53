import Coins from 'lucide-react/icons/coins';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Column, Option } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import Debts from './Debts.tsx';
import { texts } from './texts.ts';

const statuses: readonly Option[] = sayable([
  { value: 'on_hold', label: 'On hold', tone: 'amber' },
  { value: 'payable', label: 'Payable', tone: 'blue' },
  { value: 'reserved', label: 'In payout', tone: 'violet' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'void', label: 'Void', tone: 'gray' },
]);

const columns: Column<CommissionLine>[] = sayable([
  { field: 'number', label: 'Number', kind: 'number', sortable: true, width: 100 },
  { field: 'opportunity_name', label: 'Deal', value: (line) => line.opportunity_name ?? line.description },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: statuses },
  { field: 'effective_on', label: 'Earned on', kind: 'date', sortable: true },
  { field: 'release_on', label: 'Payable from', kind: 'date', sortable: true, hidden: true },
]);

const filters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: statuses },
  { field: 'effective_on', label: 'Earned on', kind: 'date' },
]);

const earnedBy: Column<CommissionLine> = sayable({ field: 'partner_name', label: 'Earned by' });

/** Includes the commissions of partners merged into this one. */
export default function PartnerCommissions({ id }: { id: string }) {
  const partner = useOne<Partner>('partners', id).data;
  if (!partner) return null;
  const { name, merged_ids } = partner;
  return (
    <>
      <Debts partner_id={id} name={name} />
      {merged_ids.map((merged) => (
        <Debts key={merged} partner_id={merged} name={texts.partnerMergedInto(name)} />
      ))}
      <ResourceList<CommissionLine>
        resource="commission_lines"
        columns={merged_ids.length > 0 ? [...columns, earnedBy] : columns}
        filters={filters}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [id, ...merged_ids] }]}
        to={({ id }) => `/commissions/show/${id}`}
        savedViews={false}
        empty={{
          icon: Coins,
          text: texts.commissionsThisPartnerEarnsOnWon,
        }}
      />
    </>
  );
}
