import { Alert, App, Button } from 'antd';
import { useId, useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import type { Course } from '../schema.ts';
import css from './Course.module.css';
import CourseHeader from './CourseHeader.tsx';
import { texts as t } from './texts.ts';

const choices = [
  ['nobody', t.nobody, t.nobodyHelp],
  ['everyone', t.everyone, t.everyoneHelp],
  ['selected', t.selected, t.selectedHelp],
] as const;
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

export default function CourseSharing() {
  const course = useOne<Course>('courses', useParam('id'));
  return <Loaded query={course}>{(row) => <Screen key={row.row_version} course={row} />}</Loaded>;
}

function Screen({ course }: { course: Course }) {
  const [shared_with, setSharedWith] = useState(course.shared_with);
  const [audience_id, setAudience] = useState(course.audience_id);
  const [partner_ids, setPartners] = useState(course.partner_ids);
  const { message } = App.useApp();
  const update = useUpdate<Course>('courses');
  const [audienceId, partnersId] = [useId(), useId()];
  const isEmpty = shared_with === 'selected' && !audience_id && partner_ids.length === 0;
  const save = () =>
    update.mutate(
      { id: course.id, values: { shared_with, audience_id, partner_ids }, row_version: course.row_version },
      { onSuccess: () => void message.success(t.saved), onError: (error) => void message.error(error.message) },
    );
  return (
    <>
      <CourseHeader course={course} active="course-sharing" />
      <div className={css.narrow}>
        <p>{t.sharingText}</p>
        {course.state === 'draft' && <Alert type="info" showIcon title={t.draftNote} />}
        <div className={css.choices} role="radiogroup" aria-label={t.sharing}>
          {choices.map(([value, label, help]) => (
            <label key={value} className={css.choice}>
              <input
                type="radio"
                name="shared_with"
                checked={shared_with === value}
                onChange={() => setSharedWith(value)}
              />
              <strong>{label}</strong>
              <small>{help}</small>
            </label>
          ))}
        </div>
        {shared_with === 'selected' && (
          <>
            <div className={css.field}>
              <label htmlFor={audienceId}>{t.audience}</label>
              <ReferenceSelect
                id={audienceId}
                resource="audiences"
                only={ofPartners}
                value={audience_id}
                onChange={setAudience}
              />
              <p className={css.help}>{t.audienceHelp}</p>
            </div>
            <div className={css.field}>
              <label htmlFor={partnersId}>{t.partners}</label>
              <ReferenceSelect
                id={partnersId}
                resource="partners"
                multiple
                value={partner_ids}
                onChange={setPartners}
              />
            </div>
            {isEmpty && <p className={css.help}>{t.selectedEmpty}</p>}
          </>
        )}
        <Button type="primary" disabled={isEmpty} loading={update.isPending} onClick={save}>
          {t.save}
        </Button>
      </div>
    </>
  );
}
