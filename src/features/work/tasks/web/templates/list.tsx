import ListChecks from 'lucide-react/icons/list-checks';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { type TaskTemplate, taskTemplate } from '../../schema.ts';
import { texts as t } from '../texts.ts';

export default function TemplateList() {
  return (
    <NounList
      noun={taskTemplate}
      columns={['name', { field: 'steps', label: t.steps, value: (row: TaskTemplate) => row.steps.length }]}
      create={{ label: t.newTemplate, to: '/tasks/templates/create' }}
      bulk={(bulk) => [bulk.archive]}
      empty={{ icon: ListChecks, text: t.templatesEmpty }}
    />
  );
}
