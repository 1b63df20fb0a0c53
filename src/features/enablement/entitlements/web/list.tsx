import Gift from 'lucide-react/icons/gift';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { entitlement } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The benefit library. */
export default function EntitlementList() {
  return (
    <NounList
      noun={entitlement}
      columns={['name', 'kind', 'period', 'partners', 'is_active']}
      filters={['kind', 'is_active', 'period']}
      create={{ label: t.newBenefit, to: '/enablement/entitlements/create' }}
      empty={{ icon: Gift, text: t.empty }}
    />
  );
}
