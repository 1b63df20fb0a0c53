import { App, Button } from 'antd';
import { lazy, Suspense } from 'react';
import { api } from '#web/api.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { type ContractTemplate, contractTemplate } from '../schema.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { TextTab } from './TextTab.tsx';
import { texts as t } from './texts.ts';
import { VersionsTab } from './VersionsTab.tsx';

// The library for PDF pages is large and only needed here.
const PdfTab = lazy(() => import('./PdfTab.tsx'));

export default function TemplateEdit() {
  return <Record noun={contractTemplate}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: ContractTemplate }) {
  const { message, modal } = App.useApp();
  const mayManage = useCan('contract_templates', 'manage');
  const status = contractTemplate.fields.status.options.find(({ value }) => value === row.status)!;
  const move = useWrite<'publish' | 'retire', ContractTemplate>('contract_templates', (step) =>
    api(`contract_templates/${row.id}/${step}`, { method: 'POST', body: {} }),
  );
  const run = (step: 'publish' | 'retire', done: string) =>
    move.mutateAsync(step).then(
      () => void message.success(done),
      (error: Error) => void message.error(error.message),
    );
  const retire = () =>
    modal.confirm({ title: t.retire, content: t.retireText, okText: t.retire, onOk: () => run('retire', t.retired) });
  const mayPublish = mayManage && (row.status !== 'published' || row.has_changes);
  const isFixed = !mayManage || row.status === 'retired';
  return (
    <DetailPage
      name={row.name}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {row.status === 'published' && row.has_changes && <StatusTag tone="amber">{t.changes}</StatusTag>}
        </>
      }
      subtitle={row.version > 0 ? t.version(row.version) : undefined}
      actions={
        mayPublish && (
          <Button type="primary" loading={move.isPending} onClick={() => void run('publish', t.published)}>
            {row.version > 0 && row.status === 'published' ? t.publishNew : t.publish}
          </Button>
        )
      }
      menu={
        mayManage && row.status === 'published'
          ? [{ key: 'retire', label: `${t.retire}…`, danger: true, onClick: retire }]
          : undefined
      }
      tabs={[
        {
          key: 'document',
          label: t.document,
          content:
            row.source === 'text' ? (
              <TextTab row={row} />
            ) : (
              <Suspense>
                <PdfTab key={row.file_id} row={row} disabled={isFixed} />
              </Suspense>
            ),
        },
        { key: 'settings', label: t.settings, content: <SettingsTab row={row} /> },
        { key: 'versions', label: t.versions, last: true, content: <VersionsTab row={row} /> },
      ]}
    />
  );
}
