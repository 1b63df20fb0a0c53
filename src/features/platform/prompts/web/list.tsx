import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Prompt } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

const columns: Column<Prompt>[] = sayable([
  { field: 'key', label: 'Prompt', sortable: true },
  { field: 'description', label: 'Description', width: 380 },
  {
    field: 'published_number',
    label: 'Published',
    width: 140,
    render: ({ published_number }) =>
      published_number ? (
        <StatusTag tone="green">{ownTexts.versionPublishedNumber(published_number)}</StatusTag>
      ) : (
        <StatusTag>{ownTexts.notPublished}</StatusTag>
      ),
  },
  {
    field: 'has_draft',
    label: 'Draft',
    width: 90,
    render: ({ has_draft }) => (has_draft ? <StatusTag tone="blue">{ownTexts.draft}</StatusTag> : null),
  },
  { field: 'published_model', label: 'Model' },
  { field: 'version_count', label: 'Versions', kind: 'number', sortable: true },
  { field: 'updated_at', label: 'Changed', kind: 'relative', sortable: true },
]);

const filters: FilterSpec[] = sayable([
  { field: 'has_draft', label: 'Has a draft', kind: 'bool' },
  { field: 'published_model', label: 'Model', kind: 'text' },
]);

export default function PromptList() {
  const navigate = useNavigate();
  const create = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => navigate({ to: '/prompts/create' })}>
      {ownTexts.newPrompt}
    </Button>
  );
  return (
    <ResourceList<Prompt>
      resource="prompts"
      title={ownTexts.prompts}
      columns={columns}
      filters={filters}
      sort={[{ field: 'key', descending: false }]}
      to={({ id }) => `/prompts/edit/${id}`}
      savedViews={false}
      exportable={false}
      actions={create}
      empty={{
        icon: MessageSquareText,
        text: ownTexts.promptsTextsThatModulesSendTo,
        actions: create,
      }}
    />
  );
}
