import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Progress } from 'antd';
import FolderIcon from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { Suspense, useState } from 'react';
import { DocumentUpload } from '#features/enablement/documents/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { formatBytes } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Folder } from '../schema.ts';
import { ArchivedFolders } from './ArchivedFolders.tsx';
import { FolderPanel } from './FolderPanel.tsx';
import { FolderTiles } from './FolderTiles.tsx';
import { FolderTree } from './FolderTree.tsx';
import css from './folders.module.css';
import { texts as t } from './texts.ts';
import { branchesOf, documentFolderGroups } from './tree.ts';
import { type Dropped, useFolderMoves } from './useFolderMoves.ts';
import { useStorage } from './useStorage.ts';

/** The folders on the left, the contents of the selected one on the right. The selected folder is in the address. */
export default function DocumentFolders() {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('document_folders', 'manage');
  const { folder: chosenId } = useSearch({ strict: false }) as { folder?: string };
  const navigate = useNavigate();
  const list = useList<Folder>('document_folders', {
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 1000,
  });
  const move = useFolderMoves();
  const [dropped, setDropped] = useState<{ folder: string; files: File[] } | null>(null);
  const drop = (what: Dropped, target: Folder | null) => {
    if (what.kind !== 'files') move(what, target);
    else if (target) setDropped({ folder: target.id, files: what.files });
  };
  const create = isCompany && mayManage && (
    <Button type="primary" icon={<FolderPlus size={16} />} onClick={() => navigate({ to: '/document_folders/create' })}>
      {t.newFolder}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title}>{create}</PageHeader>
      <Loaded query={list}>
        {({ rows }) => {
          if (rows.length === 0) {
            return (
              <>
                <EmptyState icon={FolderIcon} title={t.noFolders} actions={create || undefined}>
                  {isCompany ? t.empty : t.emptyPartner}
                </EmptyState>
                {isCompany && <ArchivedFolders />}
              </>
            );
          }
          const chosen = rows.find(({ id }) => id === chosenId);
          return (
            <div className={css.page}>
              <FolderTree folders={rows} chosen={chosen} onDrop={isCompany && mayManage ? drop : undefined} />
              <div className={css.panel}>
                {chosen ? <FolderPanel key={chosen.id} folder={chosen} folders={rows} /> : <Overview folders={rows} />}
              </div>
            </div>
          );
        }}
      </Loaded>
      {dropped && (
        <Suspense>
          <DocumentUpload
            place={{ field: 'folder_id', id: dropped.folder }}
            files={dropped.files}
            onClose={() => setDropped(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Overview({ folders }: { folders: readonly Folder[] }) {
  const isCompany = useSession().mode === 'company';
  const groups = documentFolderGroups(branchesOf(folders));
  return (
    <>
      <p className="meta">{isCompany ? t.about : t.aboutPartner}</p>
      {groups.map(({ partner, branches }) => (
        <section key={partner ?? ''} className={css.section}>
          {isCompany && <h2>{partner ?? t.companyFolders}</h2>}
          <FolderTiles folders={branches.map(({ folder }) => folder)} />
        </section>
      ))}
      {isCompany && <ArchivedFolders />}
      {isCompany && <StorageCard />}
    </>
  );
}

function StorageCard() {
  const { data } = useStorage();
  if (!data) return null;
  const { used_bytes, most_bytes } = data;
  const text = most_bytes
    ? t.storageOf(formatBytes(used_bytes), formatBytes(most_bytes))
    : t.storageUsed(formatBytes(used_bytes));
  return (
    <Card title={t.storage}>
      <p>{text}</p>
      {most_bytes !== null && (
        <Progress
          percent={Math.min(100, Math.round((100 * used_bytes) / Math.max(1, most_bytes)))}
          size="small"
          status={used_bytes >= most_bytes * 0.9 ? 'exception' : 'normal'}
          aria-label={text}
        />
      )}
    </Card>
  );
}
