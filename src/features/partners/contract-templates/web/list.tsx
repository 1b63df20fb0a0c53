import FileSignature from 'lucide-react/icons/file-pen-line';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ContractTemplate, templateFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<ContractTemplate, typeof templateFields>(templateFields, [
  'name',
  'status',
  'kind',
  'version',
  'sent',
  'published_at',
]);
const filters = filtersOf(templateFields, ['status', 'kind']);

export default function ContractTemplates() {
  return (
    <ResourceList<ContractTemplate>
      resource="contract_templates"
      title={t.title}
      noun={['template', 'templates']}
      columns={columns}
      filters={filters}
      to={({ id }) => `/partners/contracts/templates/edit/${id}`}
      create={{ label: t.newTemplate, to: '/partners/contracts/templates/create' }}
      empty={{ icon: FileSignature, text: t.empty }}
    />
  );
}
