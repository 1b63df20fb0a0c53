import type { Organization } from '#features/platform/organizations/schema.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { LongTextField, PictureField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { CompanySettingsForm } from './SettingsForm.tsx';
import { texts } from './texts.ts';

export function DetailsForm({ organization }: { organization: Organization }) {
  const { name, domain, description, logo_url } = organization;
  const isCompany = useSession().mode === 'company';
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        [texts.name, name],
        [texts.domain, domain],
        [texts.description, description],
        [texts.logoText, logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
      ]}
    >
      <PictureField name="logo_url" label={texts.logoText} help={texts.pngJpegWebpOrGifUp} />
      <Pair>
        <TextField name="name" label={texts.name} required />
        <TextField name="domain" label={texts.domain} placeholder="acme.com" max={253} />
      </Pair>
      <LongTextField
        name="description"
        label={texts.description}
        help={isCompany ? texts.whatYourCompanyDoesInOne : texts.whatYourCompanyDoesInOneOrTwoSentences}
        max={2000}
      />
    </CompanySettingsForm>
  );
}
