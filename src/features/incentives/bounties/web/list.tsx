import TargetIcon from 'lucide-react/icons/target';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { bounty } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function BountyList() {
  return (
    <NounList
      noun={bounty}
      title={t.title}
      columns={['name', 'status', 'kind', 'reward_minor', 'waiting', 'approved', 'earned_minor', 'ends_on']}
      filters={['status', 'kind']}
      create={{ label: t.create, to: '/commissions/bounties/create' }}
      actions={<Link to="/commissions/bounties/submissions">{t.submissions}</Link>}
      empty={{ icon: TargetIcon, text: t.empty }}
    />
  );
}
