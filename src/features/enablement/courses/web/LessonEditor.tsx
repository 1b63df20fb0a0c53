import { Input } from 'antd';
import { Tick } from '#web/components/Tick.tsx';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { type Lesson, newQuiz } from '../definition.schema.ts';
import css from './Builder.module.css';
import { FileField } from './FileField.tsx';
import { LessonIcon } from './LessonIcon.tsx';
import { QuizFields } from './QuizFields.tsx';
import { Row } from './Row.tsx';
import { lessonKindNames, texts as t } from './texts.ts';

interface LessonEditorProps {
  course_id: string;
  lesson: Lesson;
  /** @param what the name of the property, so that its keystrokes are undone together */
  onChange: (lesson: Lesson, what: string) => void;
}

/** Everything about one lesson. */
export function LessonEditor({ course_id, lesson, onChange }: LessonEditorProps) {
  const set = (part: { [K in keyof Lesson]?: Lesson[K] | undefined | null }) => {
    const next = Object.entries({ ...lesson, ...part }).filter(([, value]) => value !== undefined && value !== null);
    onChange(Object.fromEntries(next) as unknown as Lesson, Object.keys(part).join());
  };
  const { kind } = lesson;
  const bodyLabel = kind === 'article' ? t.article : kind === 'assignment' ? t.task : t.intro;
  return (
    <>
      <h2 className={css.kind}>
        <LessonIcon kind={kind} />
        {lessonKindNames[kind]}
      </h2>
      <Row label={t.lessonTitle}>
        {(id) => (
          <Input
            id={id}
            maxLength={200}
            value={lesson.title}
            autoFocus={lesson.title === ''}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Row>
      <KindFields course_id={course_id} lesson={lesson} set={set} />
      <Row label={bodyLabel}>
        {(id) => (
          <RichTextInput
            id={id}
            aria-label={bodyLabel}
            rows={kind === 'article' ? 14 : 4}
            hasPictures
            value={lesson.body ?? ''}
            onChange={(body) => set({ body: body || undefined })}
          />
        )}
      </Row>
      {kind === 'quiz' && (
        <QuizFields quiz={lesson.quiz ?? newQuiz()} title={lesson.title} onChange={(quiz) => set({ quiz })} />
      )}
      <div className={css.pair}>
        <Row label={t.minutes}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={10_000}
              value={lesson.minutes ?? null}
              onChange={(minutes) => set({ minutes })}
            />
          )}
        </Row>
        {['article', 'file', 'slides'].includes(kind) && (
          <Row label={t.minSeconds} help={t.minSecondsHelp}>
            {(id) => (
              <NumberInput
                id={id}
                min={0}
                max={36_000}
                value={lesson.min_seconds ?? null}
                onChange={(min_seconds) => set({ min_seconds })}
              />
            )}
          </Row>
        )}
      </div>
      <Tick
        label={t.required}
        isNamed
        checked={lesson.is_required}
        onChange={() => set({ is_required: !lesson.is_required })}
      />
    </>
  );
}

interface KindFieldsProps {
  course_id: string;
  lesson: Lesson;
  set: (part: { [K in keyof Lesson]?: Lesson[K] | undefined | null }) => void;
}

function KindFields({ course_id, lesson, set }: KindFieldsProps) {
  const file = { course_id, value: lesson.file_id };
  const onFile = (file_id: string | undefined) => set({ file_id });
  switch (lesson.kind) {
    case 'video':
      return (
        <>
          <FileField
            {...file}
            use="video"
            label={t.video}
            help={t.videoHelp}
            onChange={(file_id, duration) => set({ file_id, url: undefined, ...(duration && { duration }) })}
          />
          {!lesson.file_id && (
            <UrlRow label={t.videoLink} help={t.videoLinkHelp} value={lesson.url} onChange={(url) => set({ url })} />
          )}
          <Row label={t.videoLength}>
            {(id) => (
              <NumberInput
                id={id}
                min={1}
                max={86_400}
                value={lesson.duration ?? null}
                onChange={(duration) => set({ duration })}
              />
            )}
          </Row>
        </>
      );
    case 'file':
      return <FileField {...file} use="file" label={t.file} help={t.fileHelp} onChange={onFile} />;
    case 'slides':
      return <FileField {...file} use="slides" label={t.slides} help={t.fileHelp} onChange={onFile} />;
    case 'scorm':
      return <FileField {...file} use="scorm" label={t.scorm} help={t.scormHelp} onChange={onFile} />;
    case 'live_session':
      return (
        <>
          <Row label={t.startsAt}>
            {(id) => (
              <InstantInput id={id} value={lesson.starts_at ?? null} onChange={(starts_at) => set({ starts_at })} />
            )}
          </Row>
          <UrlRow label={t.joinLink} value={lesson.url} onChange={(url) => set({ url })} />
        </>
      );
    case 'assignment':
      return (
        <div className={css.tick}>
          <Tick
            label={t.wantsFile}
            isNamed
            checked={lesson.wants_file ?? false}
            onChange={() => set({ wants_file: !lesson.wants_file })}
          />
        </div>
      );
    default:
      return null;
  }
}

/** The value is kept once it is a valid address, so that a partial one is not rejected during typing. */
function UrlRow({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: string | undefined;
  onChange: (url: string | undefined) => void;
}) {
  return (
    <Row label={label} help={help}>
      {(id) => (
        <Input
          id={id}
          type="url"
          placeholder="https://"
          defaultValue={value}
          onChange={({ target }) => onChange(/^https:\/\/\S{3,490}$/.test(target.value) ? target.value : undefined)}
        />
      )}
    </Row>
  );
}
