import { Form } from 'antd';
import { OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { accessOptions, sourceOptions } from './words.ts';

/** Who may fill it in, and for which partner. */
export function PartnerFields() {
  const form = Form.useFormInstance();
  const access = Form.useWatch('access', form);
  const source = Form.useWatch('partner_from', form);
  const unfit = access === 'signed_in' ? 'link' : 'login';
  const offered = sourceOptions.filter(({ value }) => value !== unfit);
  return (
    <>
      <OptionField name="access" label="Who can use it" options={accessOptions} required />
      <OptionField name="partner_from" label="Partner of the registrations" options={offered} required />
      {source === 'fixed' && <ReferenceField name="partner_id" label="Partner" resource="partners" required />}
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
