import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type ReferralPage, referralPage } from '../schema.ts';
import { PartnerFields } from './fields.tsx';
import { texts } from './texts.ts';

/** Name, type and partner; the form is made with the usual questions and opens for editing. */
export default function ReferralPageCreate() {
  const navigate = useNavigate();
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={texts.newDealRegistrationForm} />
      <ResourceForm<ReferralPage>
        resource="referral_pages"
        submit={texts.createWithStandardQuestions}
        also={['forms']}
        initial={{ headline: texts.registerADeal, access: 'public', partner_from: 'fixed' }}
        onDone={({ id }) => navigate({ to: '/referral-pages/edit/$id' as string, params: { id } as never })}
        onCancel={() => navigate({ to: '/referral-pages' as string })}
      >
        <FieldInputs of={referralPage.fields} section="Texts" special={{ thanks: null }} />
        <FieldInput of={referralPage.fields} name="type_id" help={texts.leaveItEmptyForYourDefault} />
        <PartnerFields />
      </ResourceForm>
    </div>
  );
}
