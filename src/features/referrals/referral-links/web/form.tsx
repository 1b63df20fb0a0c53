import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type ReferralLink, referralLink } from '../schema.ts';
import { texts } from './texts.ts';
import { useLinkRules } from './useLinkRules.ts';

interface LinkFormProps {
  row?: ReferralLink;
  onDone: (row: ReferralLink) => void;
  onCancel: () => void;
}

/** A link to create or to change. Partners do not choose the partner, and a code stays. */
export function LinkForm({ row, onDone, onCancel }: LinkFormProps) {
  const { mode } = useSession();
  const rules = useLinkRules();
  const domains = (mode === 'partner' && rules?.allowed_domains) || [];
  return (
    <ResourceForm<ReferralLink>
      resource="referral_links"
      id={row?.id}
      onDone={onDone}
      onCancel={onCancel}
      toBody={({ code, ...values }) => ({ ...values, ...(code ? { code } : {}) })}
    >
      <Section title={texts.link}>
        {mode === 'company' && !row && <FieldInput of={referralLink.fields} name="partner_id" />}
        <FieldInput of={referralLink.fields} name="name" />
        <FieldInput
          of={referralLink.fields}
          name="destination_url"
          disabled={mode === 'partner' && row?.default_link_id != null}
          {...(domains.length > 0 && { help: texts.aPageOn(domains.join(', ')) })}
        />
        {!row && <FieldInput of={referralLink.fields} name="code" />}
        <FieldInput of={referralLink.fields} name="expires_on" />
      </Section>
      <Section title={texts.campaign}>
        <FieldInputs of={referralLink.fields} section="Campaign" {...(row && { id: row.id })} />
      </Section>
    </ResourceForm>
  );
}
