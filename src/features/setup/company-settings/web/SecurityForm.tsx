import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { Field, NumberField, SwitchField } from '#web/resource/fields.tsx';
import { plural } from '#web/texts.ts';
import type { Organisation } from '../schema.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function SecurityForm({ organisation }: { organisation: Organisation }) {
  const { requires_two_factor, session_hours, invitation_domains } = organisation;
  return (
    <SettingsForm
      organisation={organisation}
      facts={[
        ['Two-factor sign-in', requires_two_factor ? 'Required of everybody' : 'Everybody decides'],
        ['Sessions last', session_hours ? plural(session_hours, 'hour', 'hours') : '30 days'],
        ['Invitations', invitation_domains.length > 0 ? invitation_domains.join(', ') : 'To any address'],
      ]}
    >
      <SwitchField
        name="requires_two_factor"
        label="Require two-factor sign-in"
        help="Whoever has not set it up does so the next time they sign in. Set it up yourself first, in your profile."
      />
      <NumberField
        name="session_hours"
        label="Hours until people sign in again"
        help="Left empty, after 30 days. A shorter time also ends sessions that are open now."
        min={1}
        max={8760}
      />
      <Field
        name="invitation_domains"
        label="Domains for invitations"
        help="Colleagues are invited at these domains only, and at what is below them. Left empty, at any address."
        show={(value) => (value as string[]).join(', ')}
      >
        <TagsInput placeholder="acme.com" aria-label="Domains for invitations" />
      </Field>
    </SettingsForm>
  );
}
