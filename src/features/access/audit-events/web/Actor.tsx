import KeyRound from 'lucide-react/icons/key-round';
import { Person } from '#web/components/Person.tsx';
import type { AuditEvent } from '../schema.ts';
import css from './logs.module.css';
import { texts } from './texts.ts';

/** The author of the change: the person, their partner, the API key or provisioning token, and the impersonator. */
export function Actor({ event }: { event: AuditEvent }) {
  const { actor_kind, actor_name, actor_person_name, api_key_name, impersonator_name, provisioning_token_name } = event;
  if (actor_kind === 'system') return <span className="meta">{texts.tandem}</span>;
  if (provisioning_token_name)
    return (
      <span className={css.actor}>
        <span className={css.key}>
          <KeyRound size={12} aria-hidden="true" />
          {texts.provisioningToken(provisioning_token_name)}
        </span>
      </span>
    );
  const name = actor_person_name ?? actor_name ?? texts.formerUser;
  const of = actor_person_name && actor_name !== actor_person_name ? actor_name : null;
  return (
    <span className={css.actor}>
      <Person name={name} />
      {of && <span className="meta">{of}</span>}
      {api_key_name && (
        <span className={css.key}>
          <KeyRound size={12} aria-hidden="true" />
          {api_key_name}
        </span>
      )}
      {impersonator_name && <span className="meta">{texts.impersonatedBy(impersonator_name)}</span>}
    </span>
  );
}
