import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { LongTextField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { ReferralPage } from '../schema.ts';
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
        <TextField name="name" label="Name" required help="Only your team sees it." />
        <TextField name="headline" label="Headline" required />
        <LongTextField name="intro" label="Introduction" />
        <ReferenceField
          name="type_id"
          label="Opportunity type"
          resource="opportunity_types"
          help="Leave it empty for your default type."
        />
        <PartnerFields />
      </ResourceForm>
    </div>
  );
}
