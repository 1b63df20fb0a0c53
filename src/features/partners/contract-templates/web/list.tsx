import FileSignature from 'lucide-react/icons/file-pen-line';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { contractTemplate } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function ContractTemplates() {
  return (
    <NounList
      noun={contractTemplate}
      words={['template', 'templates']}
      columns={['name', 'status', 'kind', 'version', 'sent', 'published_at']}
      filters={['status', 'kind']}
      create={{ label: t.newTemplate, to: '/partners/contracts/templates/create' }}
      empty={{ icon: FileSignature, text: t.empty }}
    />
  );
}
