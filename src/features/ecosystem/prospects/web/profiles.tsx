import ListChecks from 'lucide-react/icons/list-checks';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { prospectProfile } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function ProfileList() {
  return (
    <NounList
      noun={prospectProfile}
      permission="prospects"
      title={t.profilesTitle}
      create={{ label: t.newProfile, to: '/partners/prospecting/profiles/create' }}
      bulk={(bulk) => [bulk.archive]}
      empty={{ icon: ListChecks, text: t.profilesEmpty }}
    />
  );
}
