import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import FilePlus from 'lucide-react/icons/file-plus';
import { lazy, Suspense, useState } from 'react';
import { isShownInline } from '#features/platform/stored-files/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { NotFound } from '#web/components/NotFound.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useList, useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Document, type DocumentVersion, documentNoun } from '../schema.ts';
import AccessTab from './AccessTab.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { useOpenDocumentFile } from './file.ts';
import { DocumentForm } from './form.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import Preview from './Preview.tsx';
import { texts } from './texts.ts';
import { VersionBar } from './VersionBar.tsx';
import { DocumentVersionsTab } from './VersionsTab.tsx';
import { documentPlace } from './words.ts';

const VersionDialog = lazy(() => import('./VersionDialog.tsx'));

export default function DocumentShow() {
  const document = useOne<Document>('documents', useParam('id'));
  return <Loaded query={document}>{(row) => <DocumentScreen row={row} />}</Loaded>;
}

function DocumentScreen({ row }: { row: Document }) {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  const { version } = useSearch({ strict: false }) as { version?: string };
  const versions = useList<DocumentVersion>('document_versions', {
    filters: [
      { field: 'document_id', operator: 'eq', values: [row.id] },
      // Changes the query key as soon as anyone adds a version.
      { field: 'version', operator: 'lte', values: [String(row.version)] },
    ],
    sort: [{ field: 'version', descending: true }],
    start: 0,
    end: 200,
  });
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'version' | null>(null);
  const openFile = useOpenDocumentFile();
  const mayManage = useCan('documents', 'manage') && (isCompany || row.uploaded_by_partner_id === program?.partner_id);
  const menu = useDocumentMenu(row, () => setOpen('edit'));
  const visibility = documentNoun.fields.visibility.options.find(({ value }) => value === row.visibility);
  const place = documentPlace(row, mode);
  const wanted = Number(version ?? row.version);

  return (
    <>
      <DetailPage
        name={row.name}
        status={
          row.archived_at ? (
            <StatusTag>{texts.archived}</StatusTag>
          ) : (
            visibility && <StatusTag tone={visibility.tone}>{visibility.label}</StatusTag>
          )
        }
        subtitle={
          <>
            <span>{place.what}</span>
            {place.to ? <Link to={place.to}>{place.name}</Link> : <span>{place.name}</span>}
          </>
        }
        actions={
          <>
            {mayManage && !row.archived_at && (
              <Button icon={<FilePlus size={16} />} onClick={() => setOpen('version')}>
                {texts.newVersion}
              </Button>
            )}
            <Button
              type="primary"
              icon={<Download size={16} />}
              loading={openFile.isPending}
              onClick={() => openFile.mutate({ id: row.id, version: wanted, as: 'attachment' })}
            >
              {texts.download}
            </Button>
          </>
        }
        menu={[
          ...(isShownInline(row.kind)
            ? [
                {
                  key: 'tab',
                  label: texts.openInNewTab,
                  onClick: () => openFile.mutate({ id: row.id, version: wanted, as: 'inline' }),
                },
              ]
            : []),
          ...(mayManage && isCompany && row.kind === 'pdf' && row.folder_id
            ? [
                {
                  key: 'original',
                  label: texts.downloadWithoutWatermark,
                  onClick: () => openFile.mutate({ id: row.id, version: wanted, as: 'original' }),
                },
              ]
            : []),
          ...(mayManage ? menu : []),
        ]}
        tabs={[
          {
            key: 'preview',
            label: texts.document,
            content: (
              <Loaded query={versions}>
                {({ rows }) => {
                  const shown = rows.find((one) => one.version === wanted) ?? (version ? undefined : rows[0]);
                  if (!shown) return <NotFound />;
                  return (
                    <>
                      <VersionBar versions={rows} shown={shown} />
                      <Preview id={row.id} version={shown.version} kind={shown.kind} name={row.name} />
                    </>
                  );
                }}
              </Loaded>
            ),
          },
          {
            key: 'versions',
            label: texts.versions,
            count: versions.data?.total,
            content: <DocumentVersionsTab id={row.id} />,
          },
          ...(isCompany
            ? [
                { key: 'log', label: texts.openedBy, content: <AccessTab id={row.id} /> },
                { key: 'history', label: texts.history, content: <HistoryTab id={row.id} /> },
              ]
            : []),
        ]}
        rail={<DocumentFacts row={row} />}
      />
      <FormDrawer open={open === 'edit'} title={texts.editDocument} onClose={() => setOpen(null)}>
        <DocumentForm row={row} onDone={() => setOpen(null)} />
      </FormDrawer>
      {open === 'version' && (
        <Suspense>
          <VersionDialog
            document={row}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              navigate({ to: '.', search: {} as never, replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The menu for people who can change the document. */
function useDocumentMenu(row: Document, edit: () => void) {
  const { message, modal } = App.useApp();
  const { mode, role } = useSession();
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo('documents');
  const update = useUpdate<Document>('documents');
  const erase = useAction<string>('documents', (id) => `documents/${id}/erase`);
  const change = (values: Partial<Document>) =>
    update.mutate({ id: row.id, values }, { onError: (error) => void message.error(error.message) });
  const isOwnToShare = mode === 'company' && !row.uploaded_by_partner_id;
  const leave = () => navigate({ to: '/documents' });

  if (row.archived_at) {
    return [
      { key: 'restore', label: texts.restore, onClick: () => change({ archived_at: null }) },
      ...(mode === 'company' && ['owner', 'admin'].includes(role)
        ? [
            {
              key: 'erase',
              label: texts.deletePermanently,
              danger: true,
              onClick: () =>
                modal.confirm({
                  title: texts.deletePermanentlyName(row.name),
                  content: texts.allVersionsAndListWhoOpened,
                  okText: texts.deletePermanentlyText,
                  okButtonProps: { danger: true },
                  onOk: async () => {
                    try {
                      await erase.mutateAsync(row.id);
                      leave();
                    } catch (error) {
                      message.error((error as Error).message);
                    }
                  },
                }),
            },
          ]
        : []),
    ];
  }
  return [
    { key: 'edit', label: texts.edit, onClick: edit },
    ...(isOwnToShare
      ? [
          row.visibility === 'internal'
            ? { key: 'share', label: texts.shareWithPartners, onClick: () => change({ visibility: 'shared' }) }
            : { key: 'unshare', label: texts.makeInternal, onClick: () => change({ visibility: 'internal' }) },
        ]
      : []),
    {
      key: 'archive',
      label: texts.archive,
      danger: true,
      onClick: () => {
        leave();
        removeLater(row.id, `${row.name} archived`);
      },
    },
  ];
}
