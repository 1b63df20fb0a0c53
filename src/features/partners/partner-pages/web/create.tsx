import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type PartnerPage, partnerPage } from '../schema.ts';
import { texts } from './texts.ts';

/** A name and a headline; the rest, with the form, is made and opens for editing. */
export default function PartnerPageCreate() {
  const navigate = useNavigate();
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={texts.newSignUpPage} />
      <ResourceForm<PartnerPage>
        resource="partner_pages"
        submit={texts.createWithStandardForm}
        also={['forms']}
        initial={{ headline: texts.becomeAPartner }}
        onDone={({ id }) => navigate({ to: '/partners/pages/edit/$id' as string, params: { id } as never })}
        onCancel={() => navigate({ to: '/partners/pages' as string })}
      >
        <FieldInputs
          of={partnerPage.fields}
          section="Headline"
          special={{ intro: { help: texts.oneOrTwoSentencesBelowHeadline } }}
        />
      </ResourceForm>
    </div>
  );
}
