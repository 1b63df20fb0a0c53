import Users from 'lucide-react/icons/users';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { MdfBalance, MdfFund } from '../schema.ts';
import { texts as t } from './texts.ts';

const money = (part: keyof typeof t.parts): Column<MdfBalance> => ({
  field: part,
  label: t.parts[part],
  kind: 'money',
  sortable: true,
  width: 120,
});
const used = [money('reserved_minor'), money('claimed_minor'), money('paid_minor')];
const partner: Column<MdfBalance> = {
  field: 'partner_name',
  label: t.partner,
  sortable: true,
  to: ({ partner_id }) => `/partners/show/${partner_id}`,
};
/** In a pool nothing is allocated to a single partner. */
const columnsOf = {
  fixed: [partner, money('allocated_minor'), ...used, money('available_minor')],
  pool: [partner, ...used],
};

export function BalanceList({ fund }: { fund: Pick<MdfFund, 'id' | 'kind'> }) {
  return (
    <ResourceList<MdfBalance>
      resource="mdf_balances"
      permission="mdf_funds"
      words={['partner', 'partners']}
      columns={columnsOf[fund.kind]}
      fixed={[{ field: 'fund_id', operator: 'eq', values: [fund.id] }]}
      savedViews={false}
      empty={{ icon: Users, text: t.noPartners }}
    />
  );
}
