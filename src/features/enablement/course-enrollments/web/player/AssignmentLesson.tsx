import { App, Button, Input } from 'antd';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import type { LessonPart } from './model.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';
import { openFile } from './useFileAddress.ts';

const states = {
  submitted: { label: t.inReview, tone: 'amber' },
  approved: { label: t.approved, tone: 'green' },
  returned: { label: t.returned, tone: 'red' },
} as const;

/** Submissions with their reviews, and a form while the learner can submit. */
export function AssignmentLesson({ id, lesson, onChanged }: LessonPart) {
  const [last] = lesson.submissions;
  const isOpen = !last || last.status === 'returned';
  return (
    <>
      {isOpen && <HandIn key={last?.id ?? ''} id={id} lesson={lesson} onChanged={onChanged} />}
      {last?.status === 'submitted' && <p className={css.notice}>{t.waiting}</p>}
      {lesson.submissions.map((one) => (
        <div key={one.id} className={css.box}>
          <div className={css.boxHead}>
            <strong>{t.attempt(one.n)}</strong>
            <StatusTag tone={states[one.status].tone}>{states[one.status].label}</StatusTag>
            {one.score !== null && <span>{t.score(one.score)}</span>}
            <DateText value={one.created_at} />
          </div>
          {one.feedback && <p className={css.feedback}>{one.feedback}</p>}
          {one.body && <p className={css.work}>{one.body}</p>}
          {one.file_name && (
            <Button
              size="small"
              icon={<Paperclip size={14} />}
              onClick={() => void openFile('assignment_submissions', one.id, 'attachment').catch(() => {})}
            >
              {one.file_name}
            </Button>
          )}
        </div>
      ))}
    </>
  );
}

function HandIn({ id, lesson, onChanged }: Pick<LessonPart, 'id' | 'lesson' | 'onChanged'>) {
  const { message } = App.useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const [body, setBody] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const path = `course_enrollments/${id}/lessons/${lesson.id}`;
  const isReady = lesson.wants_file ? file !== null : file !== null || body.trim() !== '';

  async function send() {
    setBusy(true);
    try {
      if (file) {
        const progress = { signal: new AbortController().signal, onProgress: () => {}, key: newId() };
        await sendFile(file, { path: `${path}/submission_file`, fields: { body } }, progress);
      } else await api(`${path}/submissions`, { method: 'POST', body: { body } });
      message.success(t.handedIn);
      await onChanged();
    } catch (error) {
      message.error((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className={css.box}>
      <strong>{t.assignment}</strong>
      <Input.TextArea
        aria-label={t.assignment}
        placeholder={t.workPlaceholder}
        maxLength={20_000}
        autoSize={{ minRows: 5, maxRows: 20 }}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={css.buttons}>
        <Button icon={<Paperclip size={16} />} onClick={() => chooser.current?.click()}>
          {file?.name ?? t.chooseFile}
        </Button>
        <input
          ref={chooser}
          type="file"
          style={{ display: 'none' }}
          aria-label={t.file}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <Button type="primary" loading={isBusy} disabled={!isReady} onClick={send}>
          {t.handIn}
        </Button>
      </div>
    </div>
  );
}
