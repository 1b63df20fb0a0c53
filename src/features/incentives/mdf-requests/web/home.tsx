import { Flex } from 'antd';
import HandCoins from 'lucide-react/icons/hand-coins';
import type { MdfFundForPartner } from '#features/incentives/mdf-funds/schema.ts';
import { Balance } from '#features/incentives/mdf-funds/web/index.tsx';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { formatRate } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { mdfRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

/** A partner's funds with what is left of them, and its requests. */
export default function PartnerMdf() {
  const funds = useList<MdfFundForPartner>('mdf_funds', {
    filters: [{ field: 'status', operator: 'eq', values: ['active'] }],
  });
  return (
    <Flex vertical gap={16}>
      <GateNotice gate="request_mdf" />
      <NounList
        noun={mdfRequest}
        title="MDF"
        words={['request', 'requests']}
        columns={[
          'title',
          'status',
          'fund_id',
          'amount_minor',
          'approved_minor',
          'starts_on',
          { of: 'claim_by', hidden: false },
        ]}
        filters={['status', 'activity']}
        to={({ id }) => `/enablement/partner-mdf/show/${id}`}
        create={{ label: t.request, to: '/enablement/partner-mdf/create' }}
        savedViews={false}
        empty={{ icon: HandCoins, text: t.emptyPartner }}
      />
      {funds.data?.rows.map((fund) => (
        <Card key={fund.id} title={fund.name}>
          <p className="meta">
            {t.share(formatRate(fund.participation_ppm))}. {t.requestsUntil}{' '}
            <DateText value={fund.requests_until ?? fund.ends_on} />.
          </p>
          <Balance of={fund} />
        </Card>
      ))}
      {funds.data?.rows.length === 0 && <p className="meta">{t.noFunds}</p>}
    </Flex>
  );
}
