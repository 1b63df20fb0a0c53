import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileCode from 'lucide-react/icons/file-code';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Presentation from 'lucide-react/icons/presentation';
import type { DocumentKind } from '../schema.ts';

const icons = {
  pdf: FileText,
  image: FileImage,
  text: FileText,
  markup: FileCode,
  word: FileText,
  sheet: FileSpreadsheet,
  slides: Presentation,
  archive: FileArchive,
  other: File,
};

export function KindIcon({ kind, size = 16 }: { kind: DocumentKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden="true" />;
}
