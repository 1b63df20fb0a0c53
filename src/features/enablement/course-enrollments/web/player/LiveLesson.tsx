import { Button } from 'antd';
import ExternalLink from 'lucide-react/icons/external-link';
import { formatInstant } from '#web/region.ts';
import type { LessonPart } from './model.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';

interface LiveLessonProps extends LessonPart {
  isDone: boolean;
  isBusy: boolean;
  onAttended: () => void;
}

export function LiveLesson({ lesson: { starts_at, url }, isDone, isBusy, onAttended }: LiveLessonProps) {
  const hasBegun = starts_at !== null && Date.parse(starts_at) <= Date.now();
  return (
    <div className={css.box}>
      {starts_at && <strong>{t.startsAt(formatInstant(starts_at))}</strong>}
      <div className={css.buttons}>
        {url && (
          <Button
            type={hasBegun ? 'default' : 'primary'}
            icon={<ExternalLink size={16} />}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.join}
          </Button>
        )}
        {hasBegun && !isDone && (
          <Button type="primary" loading={isBusy} onClick={onAttended}>
            {t.attended}
          </Button>
        )}
      </div>
    </div>
  );
}
