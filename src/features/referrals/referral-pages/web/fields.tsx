import { Form } from 'antd';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { referralPage, sourceOptions } from '../schema.ts';

/** The people who may fill it in, and the partner they do so for. */
export function PartnerFields() {
  const form = Form.useFormInstance();
  const access = Form.useWatch('access', form);
  const source = Form.useWatch('partner_from', form);
  const unfit = access === 'signed_in' ? 'link' : 'login';
  const offered = sourceOptions.filter(({ value }) => value !== unfit);
  return (
    <>
      <FieldInput of={referralPage.fields} name="access" label="Who can use it" required />
      <OptionField name="partner_from" label="Partner of the registrations" options={offered} required />
      {source === 'fixed' && <FieldInput of={referralPage.fields} name="partner_id" required />}
      {source === 'chosen' && (
        <ReferenceField
          name="offered_partner_ids"
          label="Partners to choose from"
          resource="partners"
          multiple
          required
          help="Everyone who opens the form reads these names."
        />
      )}
    </>
  );
}
