import HeartPulse from 'lucide-react/icons/heart-pulse';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { partnerHealth } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function HealthList() {
  return (
    <NounList
      noun={partnerHealth}
      title={t.partnerHealth}
      words={['partner', 'partners']}
      to={({ partner_id }) => `/partners/show/${partner_id}`}
      empty={{ icon: HeartPulse, text: t.empty }}
    />
  );
}
