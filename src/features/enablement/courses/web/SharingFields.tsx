import { useId } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { Course } from '../schema.ts';
import css from './Course.module.css';
import { texts as t } from './texts.ts';

const choices = [
  ['nobody', t.nobody, t.nobodyHelp],
  ['everyone', t.everyone, t.everyoneHelp],
  ['selected', t.selected, t.selectedHelp],
] as const;
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

export type Sharing = Pick<Course, 'shared_with' | 'audience_id' | 'partner_ids'>;

/** Selected partners get the course, but none is selected yet. */
export const isIncomplete = ({ shared_with, audience_id, partner_ids }: Sharing): boolean =>
  shared_with === 'selected' && !audience_id && partner_ids.length === 0;

interface SharingFieldsProps {
  value: Sharing;
  onChange: (sharing: Sharing) => void;
}

/** The partners whose catalog has the course. */
export function SharingFields({ value, onChange }: SharingFieldsProps) {
  const [name, audienceId, partnersId] = [useId(), useId(), useId()];
  return (
    <>
      <div className={css.choices} role="radiogroup" aria-label={t.sharing}>
        {choices.map(([choice, label, help]) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              name={name}
              checked={value.shared_with === choice}
              onChange={() => onChange({ ...value, shared_with: choice })}
            />
            <strong>{label}</strong>
            <small>{help}</small>
          </label>
        ))}
      </div>
      {value.shared_with === 'selected' && (
        <>
          <div className={css.field}>
            <label htmlFor={audienceId}>{t.audience}</label>
            <ReferenceSelect
              id={audienceId}
              resource="audiences"
              only={ofPartners}
              value={value.audience_id}
              onChange={(audience_id) => onChange({ ...value, audience_id })}
            />
            <p className={css.help}>{t.audienceHelp}</p>
          </div>
          <div className={css.field}>
            <label htmlFor={partnersId}>{t.partners}</label>
            <ReferenceSelect
              id={partnersId}
              resource="partners"
              multiple
              value={value.partner_ids}
              onChange={(partner_ids) => onChange({ ...value, partner_ids })}
            />
          </div>
          {isIncomplete(value) && <p className={css.help}>{t.selectedEmpty}</p>}
        </>
      )}
    </>
  );
}
