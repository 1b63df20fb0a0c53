import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type ReferralPage, referralPage } from '../schema.ts';
import { PartnerFields } from './fields.tsx';

/** Name, type and partner; the form is made with the usual questions and opens for editing. */
export default function ReferralPageCreate() {
  const navigate = useNavigate();
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title="New deal registration form" />
      <ResourceForm<ReferralPage>
        resource="referral_pages"
        submit="Create with standard questions"
        also={['forms']}
        initial={{ headline: 'Register a deal', access: 'public', partner_from: 'fixed' }}
        onDone={({ id }) => navigate({ to: '/referral-pages/edit/$id' as string, params: { id } as never })}
        onCancel={() => navigate({ to: '/referral-pages' as string })}
      >
        <FieldInputs of={referralPage.fields} section="Texts" special={{ thanks: null }} />
        <FieldInput of={referralPage.fields} name="type_id" help="Leave it empty for your default type." />
        <PartnerFields />
      </ResourceForm>
    </div>
  );
}
