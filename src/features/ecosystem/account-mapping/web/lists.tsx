import GitMerge from 'lucide-react/icons/git-merge';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { mappingPopulation } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function AccountLists() {
  const mayManage = useCan('mapping_populations', 'manage');
  return (
    <NounList
      noun={mappingPopulation}
      columns={['name', 'kind', 'source', 'status', 'row_count', 'refreshed_at']}
      create={mayManage ? { label: t.newList, to: '/clients/mapping/lists/create' } : undefined}
      empty={{ icon: GitMerge, text: t.listEmpty }}
    />
  );
}
