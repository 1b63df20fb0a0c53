import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-help';
import Play from 'lucide-react/icons/circle-play';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import PenLine from 'lucide-react/icons/pen-line';
import Presentation from 'lucide-react/icons/presentation';
import Video from 'lucide-react/icons/video';
import type { LessonKind } from '../definition.schema.ts';

const icons = {
  article: BookOpen,
  video: Play,
  file: FileText,
  slides: Presentation,
  scorm: Package,
  live_session: Video,
  assignment: PenLine,
  quiz: CircleHelp,
} satisfies Record<LessonKind, unknown>;

export function LessonIcon({ kind, size = 16 }: { kind: LessonKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden="true" />;
}
