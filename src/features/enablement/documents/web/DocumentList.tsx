import { Button } from 'antd';
import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Files from 'lucide-react/icons/files';
import FolderInput from 'lucide-react/icons/folder-input';
import UploadIcon from 'lucide-react/icons/upload';
import { lazy, Suspense, useState } from 'react';
import { isShownInline } from '#features/platform/stored-files/schema.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { useTagged } from '#web/resource/data/useTags.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Document, DocumentPlace } from '../schema.ts';
import { companyColumns, companyFilters, partnerColumns, partnerFilters } from './columns.tsx';
import { DropArea } from './DropArea.tsx';
import css from './documents.module.css';
import { useOpenDocumentFile } from './file.ts';
import { texts as ownTexts } from './texts.ts';
import { texts as t } from './words.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const UploadDialog = lazy(() => import('./UploadDialog.tsx'));

/** Documents of one record, or of all; files can be dropped on the list. */
export default function DocumentList({
  place,
  title,
  takesUploads = true,
  isShared,
}: {
  place?: { field: DocumentPlace; id: string };
  title?: string;
  /** Whether the reader may add documents here. */
  takesUploads?: boolean;
  /** Whether partners see the folder. */
  isShared?: boolean;
}) {
  const { program, organization, flags } = useSession();
  const mayManage = useCan('documents', 'manage');
  // Partners cannot add documents to accounts and contacts.
  const mayUpload =
    mayManage &&
    takesUploads &&
    !(program && place && !['partner_id', 'opportunity_id', 'folder_id'].includes(place.field));
  const mayMove = useCan('document_folders', 'view') && flags.document_folders && !program;
  const [moved, setMoved] = useState<Document[] | null>(null);
  const [dropped, setDropped] = useState<File[] | null>(null);
  const removeLater = useRemoveWithUndo('documents');
  const remove = useRemove('documents');
  const open = useOpenDocumentFile();
  const company = program?.company.name ?? organization.name;
  const tagged = useTagged<Document>(
    'documents',
    program ? partnerColumns(!!place, program.partner_id, company) : companyColumns(!!place),
    program ? partnerFilters : companyFilters(!!place),
  );
  const uploadButton = mayUpload && (
    <Button type="primary" icon={<UploadIcon size={16} />} onClick={() => setDropped([])}>
      {ownTexts.upload}
    </Button>
  );
  const mayChange = (row: Document) => mayManage && (!program || row.uploaded_by_partner_id === program.partner_id);
  return (
    <DropArea className={css.over} onFiles={setDropped} disabled={!mayUpload}>
      <ResourceList<Document>
        resource="documents"
        title={title}
        columns={tagged.columns}
        filters={tagged.filters}
        fixed={place && [{ field: place.field, operator: 'eq', values: [place.id] }]}
        sort={[{ field: 'version_at', descending: true }]}
        to={({ id }) => `/documents/${id}`}
        savedViews={!place}
        actions={uploadButton}
        bulk={
          program
            ? undefined
            : [
                ...(mayMove
                  ? [
                      {
                        label: t.move,
                        icon: FolderInput,
                        opens: true,
                        run: async (rows: readonly Document[]) => {
                          setMoved([...rows]);
                          return rows;
                        },
                      },
                    ]
                  : []),
                {
                  label: ownTexts.archive,
                  icon: Archive,
                  danger: true,
                  ask: (rows) =>
                    ownTexts.archiveLength(rows.length === 1 ? 'this document' : `${rows.length} documents`),
                  each: ({ id }) => remove.mutateAsync(id),
                },
              ]
        }
        rowMenu={(row) => (
          <DropMenu
            placement="bottomRight"
            items={[
              {
                key: 'download',
                label: ownTexts.download,
                onClick: () => open.mutate({ id: row.id, as: 'attachment' }),
              },
              ...(isShownInline(row.kind)
                ? [
                    {
                      key: 'open',
                      label: ownTexts.openInNewTab,
                      onClick: () => open.mutate({ id: row.id, as: 'inline' as const }),
                    },
                  ]
                : []),
              ...(mayMove && mayManage && !row.opportunity_id && !row.account_id && !row.contact_id
                ? [{ key: 'move', label: `${t.move}…`, onClick: () => setMoved([row]) }]
                : []),
              ...(mayChange(row)
                ? [
                    {
                      key: 'archive',
                      label: ownTexts.archive,
                      danger: true,
                      onClick: () => removeLater(row.id, `${row.name} archived`),
                    },
                  ]
                : []),
            ]}
          >
            <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={ownTexts.moreAbout(row.name)} />
          </DropMenu>
        )}
        empty={{ icon: Files, text: program ? t.aboutShared : t.about, actions: uploadButton || undefined }}
      />
      {dropped && (
        <Suspense>
          <UploadDialog place={place} files={dropped} isShared={isShared} onClose={() => setDropped(null)} />
        </Suspense>
      )}
      {moved && (
        <Suspense>
          <MoveDialog documents={moved} onClose={() => setMoved(null)} />
        </Suspense>
      )}
    </DropArea>
  );
}
