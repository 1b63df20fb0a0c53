import { useNavigate } from '@tanstack/react-router';
import { App, Form, Radio } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useList, useOne, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { FolderDelete, ResourceFolder } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Asks about the contents of a folder before it is deleted. */
export default function FolderDeleteScreen() {
  const folder = useOne<ResourceFolder>('resource_folders', useParam('id'));
  return <Loaded query={folder}>{(row) => <Ask row={row} />}</Loaded>;
}

function Ask({ row }: { row: ResourceFolder }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [form] = Form.useForm<FolderDelete>();
  const content = Form.useWatch('content', form) ?? 'move_up';
  useTitle(row.name);
  const { data: below } = useList<ResourceFolder>('resource_folders', {
    filters: [{ field: 'parent_id', operator: 'eq', values: [row.id] }],
    start: 0,
    end: 1,
  });
  const remove = useWrite<FolderDelete, unknown>(
    'resource_folders',
    (body) => api(`resource_folders/${row.id}/delete`, { method: 'POST', body }),
    ['resources'],
  );
  const folders = below?.total ?? 0;
  const isEmpty = row.resources === 0 && folders === 0;
  const leave = (folder: string | null) =>
    void navigate({ href: folder ? `/resources?folder=${folder}` : '/resources' });
  return (
    <>
      <PageHeader title={row.name} />
      <ActionDialog<FolderDelete>
        title={t.deleteTitle(row.name)}
        action={t.delete}
        danger
        form={form}
        text={isEmpty ? t.empty : t.deleteText(t.text(row.resources), t.textFolders(folders))}
        initial={{ content: 'move_up', folder_id: null }}
        onSubmit={(values) => remove.mutateAsync({ folder_id: null, ...values })}
        onDone={() => {
          message.success(t.deleted);
          leave(row.parent_id);
        }}
        onClose={() => leave(row.id)}
      >
        <Form.Item name="content" label={t.question} extra={content === 'archive' && t.archiveHelp} hidden={isEmpty}>
          <Radio.Group
            vertical
            options={[
              { value: 'move_up', label: t.moveUp },
              { value: 'move', label: t.move },
              { value: 'archive', label: t.archive },
            ]}
          />
        </Form.Item>
        {content === 'move' && (
          <Form.Item name="folder_id" label={t.target}>
            <ReferenceSelect
              resource="resource_folders"
              placeholder={t.top}
              only={[{ field: 'id', operator: 'ne', values: [row.id] }]}
            />
          </Form.Item>
        )}
      </ActionDialog>
    </>
  );
}
