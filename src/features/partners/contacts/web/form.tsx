import { Form } from 'antd';
import { CustomFieldInputs } from '#web/resource/CustomFieldInputs.tsx';
import { EmailField, ReferenceField, SwitchField, TagsField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
import type { Contact } from '../schema.ts';

interface ContactFormProps {
  id?: string;
  initial?: Partial<Contact>;
  /** Where the person belongs is said by the screen. */
  fixed?: boolean;
  onDone: (row: Contact) => void;
  onCancel: () => void;
}

export function ContactForm({ id, initial, fixed, onDone, onCancel }: ContactFormProps) {
  const isCompany = useSession().mode === 'company';
  return (
    <ResourceForm<Contact>
      resource="contacts"
      id={id}
      initial={initial}
      onDone={onDone}
      onCancel={onCancel}
      also={['partners']}
      // Not a field on the screen, but part of what is created.
      toBody={(values) => (fixed && !id ? { ...values, ...initial } : values)}
    >
      <Section title="Person">
        <Pair>
          <TextField name="first_name" label="First name" required max={120} />
          <TextField name="last_name" label="Last name" max={120} />
        </Pair>
        <EmailField name="email" label="Email" />
        <Pair>
          <TextField name="phone" label="Phone" type="tel" max={60} />
          <TextField name="title" label="Title" max={120} />
        </Pair>
        <ReferenceField name="type_id" label="Type" resource="contact_types" />
      </Section>
      {isCompany && !fixed && <Home />}
      {(!isCompany || (fixed && initial?.partner_id)) && <Primary />}
      {isCompany && <TagsField name="tags" label="Tags" entity="contacts" />}
      <CustomFieldInputs entity="contacts" />
    </ResourceForm>
  );
}

/** A partner or an account; choosing one closes the other. */
function Home() {
  const partner = Form.useWatch('partner_id') as string | null | undefined;
  const account = Form.useWatch('account_id') as string | null | undefined;
  return (
    <Section title="Works at" text="A partner or a company, not both.">
      <Pair>
        <ReferenceField name="partner_id" label="Partner" resource="partners" disabled={!!account && !partner} />
        <ReferenceField name="account_id" label="Company" resource="accounts" disabled={!!partner && !account} />
      </Pair>
      {partner && <Primary />}
    </Section>
  );
}

function Primary() {
  return <SwitchField name="is_primary" label="Primary contact" help="One person is; this takes it from who was." />;
}
