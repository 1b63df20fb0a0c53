import { Form } from 'antd';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { referralPage, sourceOptions } from '../schema.ts';
import { texts } from './texts.ts';

/** The people who may fill it in, and the partner they do so for. */
export function PartnerFields() {
  const form = Form.useFormInstance();
  const access = Form.useWatch('access', form);
  const source = Form.useWatch('partner_from', form);
  const unfit = access === 'signed_in' ? 'link' : 'login';
  const offered = sourceOptions.filter(({ value }) => value !== unfit);
  return (
    <>
      <FieldInput of={referralPage.fields} name="access" label={texts.whoCanUseIt} required />
      <OptionField name="partner_from" label={texts.partnerRegistrations} options={offered} required />
      {source === 'fixed' && <FieldInput of={referralPage.fields} name="partner_id" required />}
      {source === 'chosen' && (
        <ReferenceField
          name="offered_partner_ids"
          label={texts.partnersToChooseFrom}
          resource="partners"
          multiple
          required
          help={texts.everyoneWhoOpensFormReadsThese}
        />
      )}
    </>
  );
}
