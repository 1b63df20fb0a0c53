import Layers from 'lucide-react/icons/layers-2';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { distributorDeal } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Deals and registrations with a distributor, for the company. */
export default function ResellerDeals() {
  return <NounList noun={distributorDeal} empty={{ icon: Layers, text: t.empty }} />;
}
