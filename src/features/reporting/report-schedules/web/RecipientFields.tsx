import { Checkbox, Form } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Audience, Recipient } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';
import { useAudience } from './useObjects.ts';
import { recipientsText } from './words.ts';

/** The recipients. Each gets a copy created with their own access. */
export function RecipientFields() {
  const { mode } = useSession();
  const audience = useAudience();
  const recipients = Form.useWatch<Recipient[] | undefined>('recipients') ?? [];
  const isOutside = recipients.some(({ kind }) => kind === 'external');
  return (
    <>
      <Field
        name="recipients"
        label={ownTexts.recipients}
        required
        help={mode === 'company' ? ownTexts.eachRecipientSeesOnlyDataThey : ownTexts.membersYourTeamEachRecipientSees}
        show={(value) => recipientsText(value as Recipient[])}
      >
        <RecipientsInput audience={audience.data} />
      </Field>
      {isOutside && (
        <Field
          name="confirms_external"
          label={ownTexts.externalRecipients}
          valuePropName="checked"
          help={ownTexts.externalRecipientsHaveNoAccessTheir}
        >
          <Checkbox>{ownTexts.iAgreeThatExternalRecipientsGet}</Checkbox>
        </Field>
      )}
    </>
  );
}

const keyOf = (recipient: Recipient): string => {
  switch (recipient.kind) {
    case 'user':
      return `user:${recipient.user_id}`;
    case 'role':
      return `role:${recipient.role}:${recipient.role_id ?? ''}`;
    case 'partner':
      return `partner:${recipient.partner_id}`;
    case 'every_partner':
      return 'every_partner';
    case 'external':
      return `external:${recipient.address}`;
  }
};

function recipientOf(key: string): Recipient | undefined {
  const [kind, first = '', second = ''] = key.split(':');
  if (kind === 'user') return { kind, user_id: first };
  if (kind === 'role') return { kind, role: first, role_id: second || null };
  if (kind === 'partner') return { kind, partner_id: first };
  if (kind === 'every_partner') return { kind };
  if (kind === 'external') return { kind, address: first };
  return /^[^@\s]+@[^@\s]+$/.test(key) ? { kind: 'external', address: key.toLowerCase() } : undefined;
}

interface RecipientsInputProps {
  id?: string;
  audience: Audience | undefined;
  value?: Recipient[];
  onChange?: (recipients: Recipient[]) => void;
}

function RecipientsInput({ id, audience, value = [], onChange }: RecipientsInputProps) {
  const takesAddresses = (audience?.external_addresses.length ?? 0) > 0;
  const chosen = value.map(keyOf);
  const groups = groupsOf(audience);
  const known = new Set(groups.flatMap(({ options }) => options.map((option) => option.value)));
  // Former members are still shown, so that they can be removed.
  const others = value
    .filter((recipient) => !known.has(keyOf(recipient)))
    .map((recipient) => ({
      value: keyOf(recipient),
      label: recipient.kind === 'external' ? recipient.address : audience ? ownTexts.formerMember : '…',
    }));
  return (
    <>
      <Select
        id={id}
        mode={takesAddresses ? 'tags' : 'multiple'}
        value={chosen}
        onChange={(keys: string[]) => {
          const next = keys.map(recipientOf).filter((recipient) => recipient !== undefined);
          onChange?.([...new Map(next.map((recipient) => [keyOf(recipient), recipient])).values()]);
        }}
        placeholder={ownTexts.choosePeopleRolesOrPartners}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...groups, ...(others.length > 0 ? [{ label: ownTexts.other, options: others }] : [])]}
      />
      {takesAddresses && (
        <p className="meta" style={{ marginTop: 4 }}>
          {ownTexts.allowedExternalRecipients(audience!.external_addresses.join(', '))}
        </p>
      )}
    </>
  );
}

function groupsOf(audience: Audience | undefined) {
  if (!audience) return [];
  const { users, roles, partners } = audience;
  const people = (count: number) => ownTexts.textCount(count);
  return [
    {
      label: ownTexts.people,
      options: users.map(({ user_id, full_name }) => ({ value: `user:${user_id}`, label: full_name })),
    },
    {
      label: ownTexts.roles,
      options: roles.map(({ role, role_id, label, people: count }) => ({
        value: `role:${role}:${role_id ?? ''}`,
        label: `${label} (${people(count)})`,
      })),
    },
    {
      label: ownTexts.partners,
      options:
        partners.length === 0
          ? []
          : [
              { value: 'every_partner', label: ownTexts.allPartnersWithPartnerUsers(partners.length) },
              ...partners.map(({ partner_id, name, people: count }) => ({
                value: `partner:${partner_id}`,
                label: `${name} (${people(count)})`,
              })),
            ],
    },
  ].filter(({ options }) => options.length > 0);
}
