import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { formatBytes } from '#web/region.ts';
import { apiAll } from '#web/requests/api.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import type { CourseFile } from '../schema.ts';
import css from './Builder.module.css';
import { Row } from './Row.tsx';
import { texts as t } from './texts.ts';

const accepted = {
  video: 'video/mp4,video/webm,.mp4,.webm',
  file: undefined,
  slides: 'application/pdf,.pdf',
  scorm: 'application/zip,.zip',
} as const;

interface FileFieldProps {
  course_id: string;
  use: keyof typeof accepted;
  label: string;
  help: string;
  value: string | undefined;
  /** @param duration of a video, in seconds */
  onChange: (file_id: string | undefined, duration?: number) => void;
}

/** The file of a lesson, which is uploaded at once. */
export function FileField({ course_id, use, label, help, value, onChange }: FileFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const { data: files = [] } = useQuery({
    queryKey: ['course_files', course_id],
    queryFn: ({ signal }) => apiAll<CourseFile>(`courses/${course_id}/files`, { signal }),
  });
  const file = files.find(({ id }) => id === value);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(null);
    setShare(0);
    try {
      const duration = use === 'video' ? await durationOf(chosen) : undefined;
      const made = await sendFile<CourseFile>(
        chosen,
        { path: `courses/${course_id}/files/${use}`, fields: {} },
        { signal: new AbortController().signal, onProgress: setShare, key: newId() },
      );
      client.setQueryData<CourseFile[]>(['course_files', course_id], (known = []) => [...known, made]);
      onChange(made.id, duration);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setShare(null);
    }
  }

  return (
    <Row label={label} help={help}>
      {(id) => (
        <>
          <div className={css.file}>
            {file && (
              <span>
                {file.file_name}
                <small>
                  {[formatBytes(file.size), file.scorm && t.scormParts(file.scorm.standard, file.scorm.parts.length)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            )}
            <Button
              id={id}
              icon={<Upload size={16} />}
              loading={share !== null}
              onClick={() => chooser.current?.click()}
            >
              {share !== null ? t.uploading(Math.round(share * 100)) : value ? t.replace : t.upload}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept={accepted[use]}
              style={{ display: 'none' }}
              aria-label={label}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </div>
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </Row>
  );
}

/** The duration as read by the browser; the author can correct it. */
function durationOf(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const done = (seconds?: number) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () =>
      done(Number.isFinite(video.duration) ? Math.max(1, Math.floor(video.duration)) : undefined);
    video.onerror = () => done();
    setTimeout(done, 5_000);
    video.src = url;
  });
}
