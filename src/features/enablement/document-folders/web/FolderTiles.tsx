import FolderIcon from 'lucide-react/icons/folder';
import { Link } from '#web/components/Link.tsx';
import type { Folder } from '../schema.ts';
import css from './folders.module.css';
import { texts as t } from './texts.ts';

/** Folders to open, with the number of items in each. */
export function FolderTiles({ folders, label }: { folders: readonly Folder[]; label?: string }) {
  return (
    <ul className={css.tiles} aria-label={label}>
      {folders.map(({ id, name, documents }) => (
        <li key={id}>
          <Link to={`/document_folders?folder=${id}`} className={css.tile}>
            <FolderIcon size={20} className={css.tileIcon} aria-hidden="true" />
            <strong>{name}</strong>
            <span className="meta">{t.count(documents)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
