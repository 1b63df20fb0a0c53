import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { DocumentLog, FolderDocuments } from '#features/enablement/documents/web/index.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatBytes } from '#web/region.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Folder, folderRoles } from '../schema.ts';
import { folderSteps } from '../steps.schema.ts';
import { AccessDialog } from './AccessDialog.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { FolderTiles } from './FolderTiles.tsx';
import css from './folders.module.css';
import { texts as t } from './texts.ts';

/** One folder: its path, its access, its contents, and the log of who opened them. */
export function FolderPanel({ folder, folders }: { folder: Folder; folders: readonly Folder[] }) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('document_folders', 'manage') && isCompany;
  const navigate = useNavigate();
  const [tab, setTab] = useState<'documents' | 'log'>('documents');
  const [dialog, setDialog] = useState<'access' | null>(null);
  const toParent = () => navigate({ to: '.', search: (folder.parent_id ? { folder: folder.parent_id } : {}) as never });
  const steps = useSteps(folderSteps, folder, {
    also: ['documents'],
    special: {
      archive: {
        dialog: ({ onDone, ...ends }) => (
          <ArchiveDialog
            folder={folder}
            {...ends}
            onDone={() => {
              onDone();
              toParent();
            }}
          />
        ),
      },
    },
  });
  const path = folder.path.slice(0, -1).flatMap((id) => folders.find((one) => one.id === id) ?? []);
  const inside = folders.filter(({ parent_id }) => parent_id === folder.id);
  return (
    <>
      <div className={css.head}>
        <div>
          <nav aria-label={t.place} className={css.path}>
            <Link to="/document_folders">{t.allFolders}</Link>
            {path.map(({ id, name }) => (
              <span key={id}>
                {' / '}
                <Link to={`/document_folders?folder=${id}`}>{name}</Link>
              </span>
            ))}
          </nav>
          <h2>{folder.name}</h2>
        </div>
        {mayManage && (
          <div className={css.buttons}>
            <Button
              onClick={() => navigate({ to: '/document_folders/create', search: { parent: folder.id } as never })}
            >
              {t.newSubfolder}
            </Button>
            <Button onClick={() => navigate({ to: `/document_folders/edit/${folder.id}` })}>{t.edit}</Button>
            <DropMenu placement="bottomRight" items={steps.menu}>
              <Button icon={<Ellipsis size={16} />} aria-label={t.moreAbout(folder.name)} />
            </DropMenu>
          </div>
        )}
      </div>
      {folder.description && <p>{folder.description}</p>}
      <div className={css.rules}>
        {isCompany && (
          <Button size="small" icon={<Users size={14} />} onClick={() => setDialog('access')}>
            {t.who}: {summaryOf(folder)}
          </Button>
        )}
        {folder.takes_uploads && <StatusTag tone="blue">{isCompany ? t.uploads : t.mayUpload}</StatusTag>}
        {folder.is_watermarked && <StatusTag tone="violet">{t.watermark}</StatusTag>}
        {isCompany && folder.keep_days !== null && <StatusTag tone="amber">{t.keeps(folder.keep_days)}</StatusTag>}
        {isCompany && folder.bytes > 0 && <span className="meta">{t.folderSize(formatBytes(folder.bytes))}</span>}
      </div>
      {inside.length > 0 && <FolderTiles folders={inside} label={t.subfolders} />}
      {isCompany && (
        <div className={css.switch}>
          <Segments
            label={folder.name}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'documents', label: t.documents },
              { value: 'log', label: t.log },
            ]}
          />
        </div>
      )}
      <Suspense>
        {tab === 'documents' ? (
          <FolderDocuments
            place={{ field: 'folder_id', id: folder.id }}
            takesUploads={isCompany || folder.takes_uploads}
            isShared={folder.is_shared}
          />
        ) : (
          <DocumentLog field="folder_id" id={folder.id} />
        )}
      </Suspense>
      {dialog === 'access' && <AccessDialog folder={folder} onClose={() => setDialog(null)} />}
      {steps.dialog}
    </>
  );
}

/** A short summary of the access; the dialog has the rules and the names. */
function summaryOf(folder: Folder): string {
  if (!folder.is_shared) return t.onlyCompany;
  const who = folder.partner_name ?? (folder.audience_ids.length > 0 ? t.partnersInAudience : t.allPartners);
  if (folder.roles === null) return who;
  const roles = folderRoles.filter(({ value }) => folder.roles!.includes(value)).map(({ label }) => label);
  return `${who} (${roles.join(', ') || 'no role'})`;
}
