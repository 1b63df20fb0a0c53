import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/requests/api.ts';
import type { LearnerLesson } from '../../learning.schema.ts';

const EVERY_MS = 20_000;

/**
 * Reports the time a lesson is on the screen.
 * @returns a function that reports the rest, before something depends on it
 */
export function useReportTime(id: string, lesson: LearnerLesson, isOn: boolean): () => Promise<void> {
  const since = useRef(Date.now());
  const report = useCallback(
    async (keepalive = false) => {
      const seconds = Math.min(3_600, Math.floor((Date.now() - since.current) / 1000));
      if (seconds < 1) return;
      since.current += seconds * 1000;
      await api(`course_enrollments/${id}/lessons/${lesson.id}/progress`, {
        method: 'POST',
        body: { seconds },
        keepalive,
      }).catch(() => {});
    },
    [id, lesson.id],
  );
  useEffect(() => {
    if (!isOn) return;
    const tick = setInterval(() => void (document.visibilityState === 'visible' && report()), EVERY_MS);
    // Time in another tab does not count.
    const turn = () => {
      if (document.visibilityState === 'hidden') void report(true);
      else since.current = Date.now();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(tick);
      document.removeEventListener('visibilitychange', turn);
      void report(true);
    };
  }, [isOn, report]);
  return report;
}

/** Counts seconds down to zero. */
export function useWaiting(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1_000);
    return () => clearTimeout(timer);
  }, [end, left]);
  return seconds <= 0 ? 0 : left;
}
