import Layers from 'lucide-react/icons/layers-2';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { distributorDeal } from '../schema.ts';
import { texts as t } from './texts.ts';

const filters = (field: string, value: string) => [{ field, operator: 'eq' as const, values: [value] }];

/** The deals of a distributor's resellers, and one's own deals with a distributor. */
export default function PartnerResellerDeals() {
  return (
    <NounList
      noun={distributorDeal}
      views={[
        { key: 'waiting', name: 'Waiting', state: { filters: filters('status', 'waiting') } },
        { key: 'resellers', name: t.dealsMyResellers, state: { filters: filters('my_side', 'distributor') } },
        { key: 'own', name: t.withMyDistributors, state: { filters: filters('my_side', 'reseller') } },
      ]}
      to={({ id }) => `/revenue/reseller-deals/show/${id}`}
      empty={{ icon: Layers, text: t.portalEmpty }}
    />
  );
}
