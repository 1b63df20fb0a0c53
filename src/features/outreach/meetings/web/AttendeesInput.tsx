import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useSession } from '#web/session/session.tsx';
import type { AttendeeInput } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: AttendeeInput[];
  onChange?: (attendees: AttendeeInput[]) => void;
  partner_id: string | null;
}

/** Team members and contacts of the partner; partners choose among their own people. */
export function AttendeesInput({ id, value = [], onChange = () => {}, partner_id }: Props) {
  const isCompany = useSession().mode === 'company';
  const users = value.flatMap(({ user_id }) => (user_id ? [user_id] : []));
  const contacts = value.flatMap(({ contact_id }) => (contact_id ? [contact_id] : []));
  const set = (nextUsers: string[], nextContacts: string[]) =>
    onChange([...nextUsers.map((user_id) => ({ user_id })), ...nextContacts.map((contact_id) => ({ contact_id }))]);
  return (
    <div id={id} className={css.lines}>
      {isCompany && (
        <div>
          <span className="meta">{t.company}</span>
          <ReferenceSelect
            multiple
            resource="people"
            labelField="full_name"
            aria-label={t.company}
            value={users}
            onChange={(next) => set(next, contacts)}
          />
        </div>
      )}
      <div>
        <span className="meta">{isCompany ? t.partner : t.own}</span>
        <ReferenceSelect
          multiple
          resource="contacts"
          labelField="full_name"
          aria-label={isCompany ? t.partner : t.own}
          disabled={isCompany && !partner_id}
          placeholder={isCompany && !partner_id ? t.partnerFirst : undefined}
          only={isCompany && partner_id ? [{ field: 'partner_id', operator: 'eq', values: [partner_id] }] : []}
          value={contacts}
          onChange={(next) => set(users, next)}
        />
      </div>
    </div>
  );
}
