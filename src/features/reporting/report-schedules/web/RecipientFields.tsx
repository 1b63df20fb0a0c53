import { Checkbox, Form } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { useSession } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import type { Audience, Recipient } from '../schema.ts';
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
        label="Recipients"
        required
        help={
          mode === 'company'
            ? 'Each recipient sees only the data they have access to: partners see only their own rows, partner managers only their own partners.'
            : 'Members of your team. Each recipient sees only the data they have access to.'
        }
        show={(value) => recipientsText(value as Recipient[])}
      >
        <RecipientsInput audience={audience.data} />
      </Field>
      {isOutside && (
        <Field
          name="confirms_external"
          label="External recipients"
          valuePropName="checked"
          help="External recipients have no access of their own, so they get the data you have access to."
        >
          <Checkbox>I agree that external recipients get the data I have access to</Checkbox>
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
      label: recipient.kind === 'external' ? recipient.address : audience ? 'Former member' : '…',
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
        placeholder="Choose people, roles or partners"
        showSearch={{ optionFilterProp: 'label' }}
        options={[...groups, ...(others.length > 0 ? [{ label: 'Other', options: others }] : [])]}
      />
      {takesAddresses && (
        <p className="meta" style={{ marginTop: 4 }}>
          Allowed external recipients: {audience!.external_addresses.join(', ')}
        </p>
      )}
    </>
  );
}

function groupsOf(audience: Audience | undefined) {
  if (!audience) return [];
  const { users, roles, partners } = audience;
  const people = (count: number) => plural(count, 'person', 'people');
  return [
    {
      label: 'People',
      options: users.map(({ user_id, full_name }) => ({ value: `user:${user_id}`, label: full_name })),
    },
    {
      label: 'Roles',
      options: roles.map(({ role, role_id, label, people: count }) => ({
        value: `role:${role}:${role_id ?? ''}`,
        label: `${label} (${people(count)})`,
      })),
    },
    {
      label: 'Partners',
      options:
        partners.length === 0
          ? []
          : [
              { value: 'every_partner', label: `All partners (${partners.length} with partner users)` },
              ...partners.map(({ partner_id, name, people: count }) => ({
                value: `partner:${partner_id}`,
                label: `${name} (${people(count)})`,
              })),
            ],
    },
  ].filter(({ options }) => options.length > 0);
}
