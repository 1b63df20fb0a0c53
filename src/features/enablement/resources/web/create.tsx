import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Search } from '#web/search.ts';
import { fileKinds } from '../model.schema.ts';
import type { Resource } from '../schema.ts';
import { FilePick } from './FilePick.tsx';
import { resourceProblem, sendVersion } from './file.ts';
import { ResourceFields } from './ResourceFields.tsx';
import { texts as t } from './texts.ts';

/** Creates a draft first, then uploads its file, and then publishes it. */
export default function ResourceCreate() {
  const navigate = useNavigate();
  const { message, notification } = App.useApp();
  const { folder } = useSearch({ strict: false }) as Search;
  const [file, setFile] = useState<File | null>(null);
  const [publishes, setPublishes] = useState(true);

  const finish = async (row: Resource) => {
    try {
      if (file && fileKinds.includes(row.kind)) {
        const show = (percent: number) =>
          message.loading({ key: 'upload', content: t.uploading(percent), duration: 0 });
        show(0);
        await sendVersion(row.id, file, show).finally(() => message.destroy('upload'));
      }
      if (publishes) await api(`resources/${row.id}/publish`, { method: 'POST', body: {} });
    } catch (error) {
      notification.error({ title: resourceProblem(error), description: t.isDraft });
    }
    void navigate({ to: '/resources/show/$id' as string, params: { id: row.id } as never });
  };

  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={t.create} />
      <ResourceForm<Resource>
        resource="resources"
        also={['resource_folders', 'tags']}
        initial={{ kind: 'file', visibility: 'everyone', folder_id: typeof folder === 'string' ? folder : null }}
        onDone={finish}
        onCancel={() => navigate({ to: '/resources' as string })}
      >
        <FileItem file={file} onFile={setFile} />
        <ResourceFields />
        <Form.Item extra={t.publishHelp}>
          <Checkbox checked={publishes} onChange={({ target }) => setPublishes(target.checked)}>
            {t.publishNow}
          </Checkbox>
        </Form.Item>
      </ResourceForm>
    </div>
  );
}

function FileItem({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const form = Form.useFormInstance();
  const kind = (Form.useWatch('kind', form) as Resource['kind'] | undefined) ?? 'file';
  if (!fileKinds.includes(kind)) return null;
  const choose = (chosen: File | null) => {
    onFile(chosen);
    if (chosen && !form.getFieldValue('name'))
      form.setFieldValue('name', chosen.name.replace(/\.[A-Za-z0-9]{1,10}$/, '').slice(0, 200));
  };
  return (
    <Form.Item label={t.fileStep}>
      <FilePick value={file} onChange={choose} />
    </Form.Item>
  );
}
