import { useEffect, useRef } from 'react';
import { api } from '#web/requests/api.ts';
import type { LessonStanding, ScormBody, ScormLaunch } from '../../learning.schema.ts';
import { SANDBOX } from '../../scorm-state.ts';
import css from './player.module.css';

interface ScormFrameProps {
  launch: ScormLaunch;
  /** The path of the lesson, below `/api`. */
  path: string;
  onStanding: (standing: LessonStanding) => void;
  onFailure: () => void;
}

type Said = { tandem?: string; cmi?: Record<string, unknown> };

/**
 * The package runs on a separate origin of its company, so its scripts reach neither this page nor the session. Both
 * sides exchange messages, and each checks their origin.
 */
export function ScormFrame({ launch, path, onStanding, onFailure }: ScormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ onStanding, onFailure });
  latest.current = { onStanding, onFailure };

  useEffect(() => {
    let since = Date.now();
    let saving = Promise.resolve();
    // Reports are sent one after the other, so that an earlier state never replaces a later one.
    const save = (cmi: Record<string, unknown> | undefined) => {
      saving = saving.then(async () => {
        const seconds = Math.min(3_600, Math.floor((Date.now() - since) / 1000));
        since += seconds * 1000;
        const body: ScormBody = { part: launch.part.id, seconds, ...(cmi && { cmi }) };
        try {
          const standing = await api<LessonStanding>(`${path}/scorm_state`, { method: 'POST', body, keepalive: true });
          latest.current.onStanding(standing);
        } catch {
          latest.current.onFailure();
        }
      });
    };
    const hear = ({ source, origin, data }: MessageEvent<Said>) => {
      if (source !== frame.current?.contentWindow || origin !== launch.origin) return;
      const { part, standard, learner, mastery, cmi } = launch;
      if (data.tandem === 'ready')
        frame.current.contentWindow!.postMessage(
          { tandem: 'start', standard, href: part.href, is_sco: part.is_sco, learner, mastery, cmi },
          launch.origin,
        );
      else if (data.tandem === 'state') save(data.cmi);
      else if (data.tandem === 'seen') save(undefined);
      else if (data.tandem === 'failed') latest.current.onFailure();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [launch, path]);

  return (
    <iframe
      ref={frame}
      className={css.scorm}
      title={launch.part.title}
      src={launch.url}
      // The package keeps its origin, which is not the product's, so that its frames can access each other.
      sandbox={SANDBOX}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
  );
}
