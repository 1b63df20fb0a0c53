import Package from 'lucide-react/icons/package';
import { opportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { statusOptions } from '../fields.schema.ts';
import { texts } from './texts.ts';

/** The line items of all deals. */
export default function LineList() {
  return (
    <NounList
      noun={opportunityLine}
      permission="opportunities"
      title={texts.soldProducts}
      words={['line', 'lines']}
      columns={[
        { of: 'product_id', value: (row) => row.product_name ?? row.description },
        { of: 'opportunity_id', width: 260 },
        { of: 'partner_id', width: 180 },
        { field: 'opportunity_status', label: texts.status, kind: 'status', options: statusOptions },
        'quantity',
        'amount_minor',
        'closed_on',
        { of: 'discount_minor', hidden: true },
        { of: 'product_sku', hidden: true },
      ]}
      filters={[
        'product_id',
        { field: 'opportunity_status', label: texts.status, kind: 'select', options: statusOptions },
        'opportunity_is_archived',
        'closed_on',
        'currency',
        'partner_id',
        'partner_type_id',
        'partner_region_id',
        'owner_user_id',
      ]}
      sort={[{ field: 'closed_on', descending: true }]}
      to={({ opportunity_id }) => `/commissions/opportunities/show/${opportunity_id}?tab=lines`}
      savedViews={false}
      empty={{ icon: Package, text: texts.productsSoldInYourDealsAppear }}
    />
  );
}
