import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderIcon from 'lucide-react/icons/folder';
import FolderOpen from 'lucide-react/icons/folder-open';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/session/session.tsx';
import type { Folder } from '../schema.ts';
import css from './folders.module.css';
import { texts as t } from './texts.ts';
import { type Branch, branchesOf, documentFolderGroups } from './tree.ts';
import { type Dropped, droppedOn, FOLDER_TYPE, takesDrop } from './useFolderMoves.ts';

/** Above this number of partners, their folders are collapsed until they are opened. */
const MOST_OPEN = 8;

interface FolderTreeProps {
  folders: readonly Folder[];
  chosen: Folder | undefined;
  /** Absent for readers, who cannot move anything. */
  onDrop?: ((dropped: Dropped, target: Folder | null) => void) | undefined;
}

/** All folders the reader sees. Folders, documents and files from the computer can be dropped on them. */
export function FolderTree({ folders, chosen, onDrop }: FolderTreeProps) {
  const isPartner = useSession().mode === 'partner';
  const navigate = useNavigate();
  const [turned, setTurned] = useState<Record<string, boolean>>({});
  const groups = documentFolderGroups(branchesOf(folders));
  const isOpen = ({ id }: Folder) => turned[id] ?? (chosen?.path.includes(id) || folders.length <= 30);
  const isShown = (key: string, branches: readonly Branch[]) =>
    turned[key] ?? (groups.length <= MOST_OPEN || branches.some(({ folder }) => chosen?.path.includes(folder.id)));
  const turn = (key: string, open: boolean) => setTurned((all) => ({ ...all, [key]: open }));
  const choose = (id: string) => navigate({ to: '.', search: { folder: id } as never });

  const row = ({ folder, inside }: Branch, depth: number) => {
    const open = inside.length > 0 && isOpen(folder);
    const Icon = open ? FolderOpen : FolderIcon;
    return (
      <li key={folder.id}>
        <DropTarget
          target={folder}
          onDrop={onDrop}
          className={css.row}
          isChosen={folder.id === chosen?.id}
          depth={depth}
        >
          {inside.length > 0 ? (
            <Button
              type="text"
              size="small"
              className={css.turn}
              data-open={open || undefined}
              aria-expanded={open}
              aria-label={open ? t.close(folder.name) : t.open(folder.name)}
              icon={<ChevronRight size={14} />}
              onClick={() => turn(folder.id, !open)}
            />
          ) : (
            <span className={css.turn} />
          )}
          <button
            type="button"
            className={css.name}
            aria-current={folder.id === chosen?.id || undefined}
            draggable={!!onDrop}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(FOLDER_TYPE, folder.id)}
            onClick={() => choose(folder.id)}
          >
            <Icon size={16} className={css.icon} aria-hidden="true" />
            <span className={css.label}>{folder.name}</span>
            {!isPartner && !folder.is_shared && <Lock size={12} className={css.icon} aria-label={t.onlyCompany} />}
            {folder.documents > 0 && <span className={css.count}>{folder.documents}</span>}
          </button>
        </DropTarget>
        {open && <ul>{inside.map((branch) => row(branch, depth + 1))}</ul>}
      </li>
    );
  };

  return (
    <nav className={css.tree} aria-label={t.tree}>
      {groups.map(({ partner, branches }) => {
        const name = partner ?? t.companyFolders;
        const key = partner ?? '';
        const open = isShown(key, branches);
        return (
          <section key={key}>
            {!isPartner && (
              <DropTarget target={null} onDrop={partner === null ? onDrop : undefined} className={css.group}>
                <Button
                  type="text"
                  size="small"
                  className={css.turn}
                  data-open={open || undefined}
                  aria-expanded={open}
                  aria-label={open ? t.hideGroup(name) : t.showGroup(name)}
                  icon={<ChevronRight size={14} />}
                  onClick={() => turn(key, !open)}
                />
                <h2>{name}</h2>
              </DropTarget>
            )}
            {open && <ul>{branches.map((branch) => row(branch, 0))}</ul>}
          </section>
        );
      })}
    </nav>
  );
}

interface DropTargetProps {
  target: Folder | null;
  onDrop: FolderTreeProps['onDrop'];
  className: string | undefined;
  isChosen?: boolean;
  depth?: number;
  children: ReactNode;
}

/** Dropping is a shortcut; the form of a folder and the menu of a document can move them too. */
function DropTarget({ target, onDrop, className, isChosen, depth = 0, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={className}
      style={{ paddingInlineStart: depth * 16 }}
      data-chosen={isChosen || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!onDrop || !takesDrop(event.dataTransfer, target)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dropped = onDrop && droppedOn(event.dataTransfer);
        if (!dropped) return;
        event.preventDefault();
        onDrop(dropped, target);
      }}
    >
      {children}
    </div>
  );
}
