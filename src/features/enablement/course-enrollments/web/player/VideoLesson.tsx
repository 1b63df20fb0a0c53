import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/requests/api.ts';
import type { LessonStanding } from '../../learning.schema.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import type { LessonPart } from './model.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';
import { useFileAddress } from './useFileAddress.ts';

const EVERY_MS = 10_000;

/** A video that continues where it was left and reports the played parts to the server. */
export function VideoLesson({ id, lesson, onStanding }: LessonPart) {
  const address = useFileAddress(lesson.file?.id);
  const video = useRef<HTMLVideoElement>(null);
  const [percent, setPercent] = useState(lesson.watched_percent);
  const [isBroken, setBroken] = useState(false);
  const played = useRef({
    parts: [] as { from: number; to: number }[],
    last: null as number | null,
    since: Date.now(),
  });
  const position = useRef(lesson.position);

  const report = useCallback(
    async (keepalive = false) => {
      const { parts, since } = played.current;
      if (parts.length === 0) return;
      const seconds = Math.min(3_600, Math.floor((Date.now() - since) / 1000));
      // The part that is playing continues from its last whole second.
      const rest = parts.at(-1)!;
      played.current = {
        parts: [{ from: Math.floor(rest.to), to: rest.to }],
        last: played.current.last,
        since: since + seconds * 1000,
      };
      const body = {
        seconds,
        position: Math.floor(position.current),
        played: parts.map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) })),
      };
      try {
        const url = `course_enrollments/${id}/lessons/${lesson.id}/progress`;
        const standing = await api<LessonStanding>(url, { method: 'POST', body, keepalive });
        setPercent(standing.watched_percent);
        onStanding(standing);
      } catch {
        // The parts are reported again next time.
        played.current.parts = [...parts, ...played.current.parts];
      }
    },
    [id, lesson.id, onStanding],
  );

  useEffect(() => {
    const timer = setInterval(() => void (video.current && !video.current.paused && report()), EVERY_MS);
    const leave = () => void report(true);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [report]);

  function follow() {
    const now = video.current!.currentTime;
    const { parts, last } = played.current;
    const rate = video.current!.playbackRate;
    // The position jumped, so the part in between was skipped.
    if (last === null || now < last || now - last > 1.5 * rate) parts.push({ from: now, to: now });
    else parts.at(-1)!.to = now;
    played.current.last = now;
    position.current = now;
  }

  const src = lesson.url ?? address.data?.url;
  return (
    <div className={css.video}>
      {src && (
        // biome-ignore lint/a11y/useMediaCaption: captions are part of the file
        <video
          ref={video}
          src={src}
          controls
          playsInline
          preload="metadata"
          onLoadedMetadata={() => {
            const { duration } = video.current!;
            if (position.current > 0 && position.current < duration - 2) video.current!.currentTime = position.current;
          }}
          onPlay={() => {
            played.current.since = Date.now();
            setBroken(false);
          }}
          onTimeUpdate={() => !video.current!.paused && !video.current!.seeking && follow()}
          onSeeking={() => {
            played.current.last = null;
          }}
          onPause={() => void report()}
          onEnded={() => void report()}
          onError={() => setBroken(true)}
        />
      )}
      {isBroken && (
        <Alert
          type="warning"
          showIcon
          title={t.videoFailed}
          action={
            <Button
              size="small"
              onClick={async () => {
                setBroken(false);
                await address.refetch();
                video.current?.load();
              }}
            >
              {t.retry}
            </Button>
          }
        />
      )}
      <ProgressBar percent={percent} label={t.watched(percent)} />
      {lesson.status !== 'completed' && <p className="meta">{t.watchedHelp}</p>}
    </div>
  );
}
