import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Coins from 'lucide-react/icons/coins';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { CommissionLineForPartner } from '../schema.ts';
import { partnerColumns, partnerFilters } from './columns.ts';
import { Totals } from './Totals.tsx';
import { texts } from './texts.ts';

/** The partner's commissions, line by line. */
export default function PartnerCommissionList() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.commissions}>
        <Button onClick={() => navigate({ to: '/revenue/commissions/disputes' })}>{texts.disputes}</Button>
      </PageHeader>
      <Totals path="/revenue/commissions" filters={partnerFilters} />
      <ResourceList<CommissionLineForPartner>
        resource="commission_lines"
        columns={partnerColumns}
        filters={partnerFilters}
        sort={[{ field: 'effective_on', descending: true }]}
        to={({ id }) => `/revenue/commissions/show/${id}`}
        empty={{
          icon: Coins,
          text: texts.yourCommissionsAppearHereWhenYour,
        }}
      />
    </>
  );
}
