import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { CustomFieldInputs } from '#web/resource/CustomFieldInputs.tsx';
import {
  Field,
  MoneyField,
  NumberField,
  ReferenceField,
  SwitchField,
  TagsField,
  TextField,
} from '#web/resource/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import type { Account } from '../schema.ts';

interface AccountFormProps {
  id?: string;
  onDone: (row: Account) => void;
  onCancel: () => void;
  onFilled?: () => void;
  /** Only what tells one company from another. */
  short?: boolean;
}

export function AccountForm({ id, onDone, onCancel, onFilled, short }: AccountFormProps) {
  const identity = (
    <>
      <TextField name="name" label="Name" required />
      <Pair>
        <TextField name="domain" label="Domain" placeholder="acme.com" help="Finds their deals and duplicates." />
        <Field name="country" label="Country" show={(code) => countryName(code as string)}>
          <CountrySelect />
        </Field>
      </Pair>
    </>
  );
  return (
    <ResourceForm<Account>
      resource="accounts"
      id={id}
      onDone={onDone}
      onCancel={onCancel}
      onFilled={onFilled}
      name={short ? 'new_company' : undefined}
    >
      {short ? (
        identity
      ) : (
        <>
          <Section title="Company">
            {identity}
            <Pair>
              <TextField name="website" label="Website" type="url" placeholder="https://" max={500} />
              <TextField name="industry" label="Industry" max={120} />
            </Pair>
          </Section>
          <Section title="Size">
            <Pair>
              <NumberField name="employees" label="Employees" min={0} max={10_000_000} />
              <NumberField name="founded_year" label="Founded" min={1000} max={2100} />
            </Pair>
            <MoneyField name="annual_revenue_minor" label="Yearly revenue" currency="currency" />
          </Section>
          <Section title="With us">
            <Pair>
              <ReferenceField name="owner_user_id" label="Owner" resource="people" labelField="full_name" />
              <ReferenceField name="parent_account_id" label="Belongs to" resource="accounts" />
            </Pair>
            <SwitchField name="is_customer" label="Buys from us already" help="Set by itself when a deal is won." />
            <TagsField name="tags" label="Tags" entity="accounts" />
            <TextField name="external_ref" label="Id in another system" help="Such as the CRM’s." />
          </Section>
          <CustomFieldInputs entity="accounts" />
        </>
      )}
    </ResourceForm>
  );
}
