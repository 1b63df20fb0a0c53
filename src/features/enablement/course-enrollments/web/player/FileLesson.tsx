import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { formatBytes } from '#web/region.ts';
import type { LessonPart } from './model.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';
import { openFile, useFileAddress } from './useFileAddress.ts';

/** A file to open or download; slides and pictures are shown on the page. */
export function FileLesson({ lesson: { file, title } }: LessonPart) {
  const { message } = App.useApp();
  const isPdf = file?.kind === 'pdf';
  const isShown = (isPdf && navigator.pdfViewerEnabled) || file?.kind === 'image';
  const address = useFileAddress(isShown ? file.id : undefined);
  if (!file) return null;
  const open = (as: 'inline' | 'attachment') =>
    openFile('course_files', file.id, as).catch((error: Error) => void message.error(error.message));
  return (
    <>
      {isShown && address.data && isPdf && (
        <iframe className={css.slides} src={`${address.data.url}#navpanes=0&view=FitH`} title={title} />
      )}
      {isShown && address.data && !isPdf && <img className={css.picture} src={address.data.url} alt={title} />}
      <div className={css.file}>
        <span>
          {file.file_name}
          <small>{formatBytes(file.size)}</small>
        </span>
        {isPdf && (
          <Button icon={<ExternalLink size={16} />} onClick={() => open('inline')}>
            {t.openFile}
          </Button>
        )}
        <Button icon={<Download size={16} />} onClick={() => open('attachment')}>
          {t.download}
        </Button>
      </div>
    </>
  );
}
