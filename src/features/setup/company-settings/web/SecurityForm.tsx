import type { Organization } from '#features/platform/organizations/schema.ts';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { Field, NumberField, SwitchField } from '#web/resource/form/fields.tsx';
import { plural } from '#web/texts.ts';
import { CompanySettingsForm } from './SettingsForm.tsx';
import { texts } from './texts.ts';

const t = texts.access;

export function SecurityForm({ organization }: { organization: Organization }) {
  const { requires_two_factor, money_requires_two_factor, session_hours, invitation_domains } = organization;
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        ['Two-factor sign-in', requires_two_factor ? 'Required for everyone' : 'Optional'],
        [t.money, money_requires_two_factor ? t.required : t.notRequired],
        ['Session length', session_hours ? plural(session_hours, 'hour', 'hours') : '30 days'],
        ['Invitation domains', invitation_domains.length > 0 ? invitation_domains.join(', ') : 'Any domain'],
      ]}
    >
      <SwitchField
        name="requires_two_factor"
        label="Require two-factor sign-in"
        help="Anyone without it must set it up the next time they sign in. Set it up in your own profile first."
      />
      <SwitchField name="money_requires_two_factor" label={t.money} help={t.moneyHelp} />
      <NumberField
        name="session_hours"
        label="Session length in hours"
        help="After this time, people must sign in again. Defaults to 30 days. A shorter time also applies to open sessions."
        min={1}
        max={8760}
      />
      <Field
        name="invitation_domains"
        label="Invitation domains"
        help="Team members can only be invited at these domains and their subdomains. Leave empty to allow any address."
        show={(value) => (value as string[]).join(', ')}
      >
        <TagsInput placeholder="acme.com" aria-label="Invitation domains" />
      </Field>
    </CompanySettingsForm>
  );
}
