import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import Maximize from 'lucide-react/icons/maximize';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import type { LessonStanding, ScormLaunch } from '../../learning.schema.ts';
import type { LessonPart } from './model.ts';
import css from './player.module.css';
import { ScormFrame } from './ScormFrame.tsx';
import { texts as t } from './texts.ts';

/** A SCORM package: its parts, and the running one. A package with a single part starts at once. */
export function ScormLesson({ id, lesson, onStanding, onChanged }: LessonPart) {
  const { parts, states } = lesson.scorm!;
  const [launch, setLaunch] = useState<ScormLaunch | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();
  const path = `course_enrollments/${id}/lessons/${lesson.id}`;

  async function start(part: string) {
    setFailure(null);
    setLaunch(null);
    try {
      setLaunch(await api<ScormLaunch>(`${path}/scorm`, { method: 'POST', body: { part } }));
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  return (
    <>
      <ul className={css.parts} aria-label={t.parts}>
        {parts.map((part) => {
          const state = states[part.id];
          return (
            <li key={part.id} data-active={launch?.part.id === part.id || undefined}>
              <span>
                {part.title}
                <small>
                  {[
                    state?.is_done && t.partDone,
                    state?.is_failed && t.partFailed,
                    state?.score != null && t.score(state.score),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {state?.is_done && <CircleCheck size={16} aria-hidden="true" />}
              <Button
                type={launch || state?.is_done ? 'default' : 'primary'}
                size="small"
                aria-label={`${state ? t.resumePart : t.startPart}: ${part.title}`}
                onClick={() => start(part.id)}
              >
                {state ? t.resumePart : t.startPart}
              </Button>
            </li>
          );
        })}
      </ul>
      {failure && <Alert type="warning" showIcon title={failure} />}
      {launch && (
        <>
          <div className={css.frameBar}>
            <strong>{launch.part.title}</strong>
            <Button
              size="small"
              icon={<Maximize size={14} />}
              onClick={() => void document.querySelector(`.${css.scorm}`)?.requestFullscreen?.()}
            >
              {t.fullScreen}
            </Button>
          </div>
          <ScormFrame
            key={`${launch.part.id} ${launch.url}`}
            launch={launch}
            path={path}
            onFailure={() => setFailure(t.scormFailed)}
            onStanding={(standing: LessonStanding) => {
              onStanding(standing);
              void onChanged();
              void client.invalidateQueries({ queryKey: ['course_enrollments', 'player'] });
            }}
          />
        </>
      )}
    </>
  );
}
