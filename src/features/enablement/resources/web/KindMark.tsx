import BookOpen from 'lucide-react/icons/book-open';
import FileIcon from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import LinkIcon from 'lucide-react/icons/link';
import Play from 'lucide-react/icons/play';
import Presentation from 'lucide-react/icons/presentation';
import { resource } from '../schema.ts';
import css from './resources.module.css';

interface Marked {
  kind: string;
  file_kind: string | null;
  thumbnail_url: string | null;
  page_picture_url: string | null;
}

const files = {
  pdf: FileText,
  word: FileText,
  text: FileText,
  sheet: FileSpreadsheet,
  slides: Presentation,
  image: ImageIcon,
  archive: FileArchive,
} as Record<string, typeof FileIcon>;

function iconOf({ kind, file_kind }: Marked) {
  if (kind === 'link') return LinkIcon;
  if (kind === 'article') return BookOpen;
  if (kind === 'video') return Play;
  if (kind === 'template') return LayoutTemplate;
  return files[file_kind ?? ''] ?? FileIcon;
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((one) => one.value === value)?.label ?? '';

/** The kind in a word: "PDF", "Video". */
export function kindWord({ kind, file_kind }: Pick<Marked, 'kind' | 'file_kind'>): string {
  const word = labelOf(resource.fields.kind.options, kind);
  if (kind !== 'file') return word;
  return labelOf(resource.fields.file_kind.options, file_kind) || word;
}

/** The picture of a card: its own, the first page of its file, or an icon of its kind. */
export function Cover(row: Marked) {
  const Icon = iconOf(row);
  const picture = row.thumbnail_url ?? row.page_picture_url;
  if (picture)
    return (
      <img
        className={css.cover}
        src={picture}
        alt=""
        loading="lazy"
        data-page={picture === row.page_picture_url || undefined}
      />
    );
  return (
    <div className={css.cover} data-kind={row.kind === 'file' ? (row.file_kind ?? 'other') : row.kind}>
      <Icon size={28} aria-hidden="true" />
    </div>
  );
}
