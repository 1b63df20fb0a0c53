import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderIcon from 'lucide-react/icons/folder';
import type { ReactNode } from 'react';
import type { Library } from '../browse.schema.ts';
import css from './resources.module.css';
import { texts as t } from './texts.ts';

type Folder = Library['folders'][number];

interface FolderBrowserProps {
  folders: readonly Folder[];
  folder: string | null;
  onOpen: (id: string | null) => void;
  /** Content beside the name of the open folder. */
  actions?: ReactNode;
}

/** The path to the current folder, and its subfolders. */
export function FolderBrowser({ folders, folder, onOpen, actions }: FolderBrowserProps) {
  const path = pathTo(folders, folder);
  const open = path.at(-1);
  const inside = folders.filter(({ parent_id }) => parent_id === folder);
  return (
    <>
      {open && (
        <div className={css.path}>
          <nav aria-label={t.folders}>
            <button type="button" className={css.crumb} onClick={() => onOpen(null)}>
              {t.library}
            </button>
            {path.map(({ id, name }, at) => (
              <span key={id}>
                <ChevronRight size={14} aria-hidden="true" />
                {at === path.length - 1 ? (
                  <strong aria-current="page">{name}</strong>
                ) : (
                  <button type="button" className={css.crumb} onClick={() => onOpen(id)}>
                    {name}
                  </button>
                )}
              </span>
            ))}
          </nav>
          {actions}
        </div>
      )}
      {open?.description && <p className={css.folderText}>{open.description}</p>}
      {inside.length > 0 && (
        <ul className={css.folders}>
          {inside.map(({ id, name }) => {
            const count = countIn(folders, id);
            return (
              <li key={id}>
                <button type="button" className={css.folder} onClick={() => onOpen(id)}>
                  <FolderIcon size={18} aria-hidden="true" />
                  <span>{name}</span>
                  <span className="meta">{t.text(count)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function pathTo(folders: readonly Folder[], id: string | null): Folder[] {
  const path: Folder[] = [];
  for (let at = folders.find((one) => one.id === id); at; at = folders.find((one) => one.id === at!.parent_id)) {
    if (path.includes(at)) break;
    path.unshift(at);
  }
  return path;
}

/** Counts the resources of a folder with all its subfolders. */
function countIn(folders: readonly Folder[], id: string): number {
  const own = folders.find((one) => one.id === id)?.resources ?? 0;
  return folders
    .filter(({ parent_id }) => parent_id === id)
    .reduce((sum, below) => sum + countIn(folders, below.id), own);
}
