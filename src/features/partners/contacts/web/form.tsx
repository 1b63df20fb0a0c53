import { Form } from 'antd';
import { CustomFieldInputs } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Contact, contact } from '../schema.ts';
import { texts } from './texts.ts';

interface ContactFormProps {
  id?: string;
  initial?: Partial<Contact>;
  /** True where the screen determines the person's partner or account. */
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
      <Section title={texts.person}>
        <FieldInputs of={contact.fields} section="Person" id={id} />
      </Section>
      {isCompany && !fixed && <Home />}
      {(!isCompany || (fixed && initial?.partner_id)) && <Primary />}
      {isCompany && <FieldInput of={contact.fields} name="tags" />}
      <CustomFieldInputs entity="contacts" />
    </ResourceForm>
  );
}

/** A partner or an account; choosing one closes the other. */
function Home() {
  const partner = Form.useWatch('partner_id') as string | null | undefined;
  const account = Form.useWatch('account_id') as string | null | undefined;
  return (
    <Section title={texts.worksAt} text={texts.choosePartnerOrAccountNotBoth}>
      <FieldInputs
        of={contact.fields}
        section="Works at"
        special={{ partner_id: { disabled: !!account && !partner }, account_id: { disabled: !!partner && !account } }}
      />
      {partner && <Primary />}
    </Section>
  );
}

function Primary() {
  return <FieldInput of={contact.fields} name="is_primary" />;
}
