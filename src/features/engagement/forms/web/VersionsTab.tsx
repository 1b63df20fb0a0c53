import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { formFieldsOf } from '../definition.schema.ts';
import type { Form, FormVersion } from '../schema.ts';
import { formSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<FormVersion>[] = sayable([
  { field: 'version', label: 'Version', sortable: true, value: ({ version }) => t.version(version) },
  { field: 'created_at', label: 'Published', kind: 'instant', sortable: true },
  { field: 'published_by_name', label: 'Published by' },
  { field: 'fields', label: 'Fields', kind: 'number', value: ({ definition }) => formFieldsOf(definition).length },
  { field: 'submission_count', label: 'Submissions', kind: 'number' },
]);

/** The published versions; submissions keep the version they answered. */
export function FormVersionsTab({ form }: { form: Form }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const mayManage = useCan('forms', 'manage') && !form.archived_at;
  const restore = useAction<number>(
    'forms',
    () => `forms/${form.id}/restore_version`,
    (version) => ({ version }),
  );
  return (
    <ResourceList<FormVersion>
      resource="form_versions"
      permission="forms"
      columns={columns}
      fixed={[{ field: 'form_id', operator: 'eq', values: [form.id] }]}
      sort={[{ field: 'version', descending: true }]}
      savedViews={false}
      searchable={false}
      exportable={false}
      rowMenu={
        mayManage
          ? ({ version }) => (
              <Button
                type="text"
                size="small"
                onClick={() =>
                  restore.mutate(version, {
                    onSuccess: () => navigate({ to: `/forms/show/${form.id}` }),
                    onError: (error) => void message.error(error.message),
                  })
                }
              >
                {formSteps.steps.restore_version.label}
              </Button>
            )
          : undefined
      }
      empty={{ text: t.noVersion }}
    />
  );
}
