import HandCoins from 'lucide-react/icons/hand-coins';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { mdfFund } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function FundList() {
  return (
    <NounList
      noun={mdfFund}
      title="MDF"
      words={['fund', 'funds']}
      columns={[
        'name',
        'status',
        'kind',
        'allocated_minor',
        'available_minor',
        'reserved_minor',
        'claimed_minor',
        'paid_minor',
      ]}
      filters={['status', 'kind']}
      create={{ label: t.newFund, to: '/enablement/mdf/create' }}
      empty={{ icon: HandCoins, text: t.empty }}
    />
  );
}
