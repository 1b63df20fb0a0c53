import HandCoins from 'lucide-react/icons/hand-coins';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { mdfRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

const waiting = [{ field: 'status', operator: 'eq' as const, values: ['submitted'] }];

export default function RequestList() {
  return (
    <NounList
      noun={mdfRequest}
      words={['request', 'requests']}
      columns={[
        'title',
        'status',
        'partner_id',
        'fund_id',
        'amount_minor',
        'approved_minor',
        'starts_on',
        { of: 'activity', hidden: true },
      ]}
      filters={['status', 'partner_id', 'fund_id', 'activity']}
      views={[{ key: 'to-decide', name: t.toDecide, state: { filters: waiting } }]}
      create={{ label: t.newRequest, to: '/enablement/mdf/requests/create' }}
      empty={{ icon: HandCoins, text: t.empty }}
    />
  );
}
