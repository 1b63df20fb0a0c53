import type { Organization } from '#features/platform/organizations/schema.ts';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { Field, NumberField, SwitchField } from '#web/resource/form/fields.tsx';
import { useSession } from '#web/session/session.tsx';
import { NetworksInput } from './NetworksInput.tsx';
import { CompanySettingsForm } from './SettingsForm.tsx';
import { texts } from './texts.ts';

const t = texts.access;

export function SecurityForm({ organization }: { organization: Organization }) {
  const { mode } = useSession();
  const { session_hours, session_idle_minutes, remembers_sessions, invitation_domains, allowed_networks } =
    organization;
  const { restricts_people, restricts_keys, restricts_partners } = organization;
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        [texts.twoFactorSignIn, organization.requires_two_factor ? texts.requiredForEveryone : texts.optional],
        [t.money, organization.money_requires_two_factor ? t.required : t.notRequired],
        [texts.sessionLength, session_hours ? texts.text(session_hours) : '30 days'],
        [t.idleFact, session_idle_minutes ? texts.textSessionIdleMinutes(session_idle_minutes) : t.off],
        [t.remember, remembers_sessions ? t.allowed : t.notAllowed],
        [texts.invitationDomains, invitation_domains.length > 0 ? invitation_domains.join(', ') : texts.anyDomain],
        [t.networks, allowed_networks.length > 0 ? networksText(allowed_networks) : t.anywhere],
        [t.restrictedFact, t.restricted(restricts_people, restricts_keys, restricts_partners) || t.nobody],
      ]}
    >
      <SwitchField
        name="requires_two_factor"
        label={texts.requireTwoFactorSignIn}
        help={texts.anyoneWithoutItMustSetIt}
      />
      <SwitchField name="money_requires_two_factor" label={t.money} help={t.moneyHelp} />
      <NumberField name="session_hours" label={t.hours} help={t.hoursHelp} min={1} max={8760} />
      <NumberField
        name="session_idle_minutes"
        label={t.idle}
        help={mode === 'company' ? `${t.idleHelp} ${t.idlePartners}` : t.idleHelp}
        min={5}
        max={10_080}
      />
      <SwitchField name="remembers_sessions" label={t.remember} help={t.rememberHelp} />
      <Field
        name="invitation_domains"
        label={texts.invitationDomains}
        help={texts.teamMembersCanOnlyBeInvited}
        show={(value) => (value as string[]).join(', ')}
      >
        <TagsInput placeholder="acme.com" aria-label={texts.invitationDomains} />
      </Field>
      <Field
        name="allowed_networks"
        label={t.networks}
        help={t.networksHelp}
        show={(value) => networksText(value as Organization['allowed_networks'])}
      >
        <NetworksInput />
      </Field>
      <SwitchField name="restricts_people" label={t.restrictPeople} help={t.restrictPeopleHelp} />
      <SwitchField name="restricts_keys" label={t.restrictKeys} help={t.restrictKeysHelp} />
      {mode === 'company' && (
        <SwitchField name="restricts_partners" label={t.restrictPartners} help={t.restrictPartnersHelp} />
      )}
    </CompanySettingsForm>
  );
}

const networksText = (networks: Organization['allowed_networks']): string =>
  networks.map(({ network, note }) => (note ? `${network} (${note})` : network)).join(', ');
