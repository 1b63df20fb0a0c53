import type { Organization } from '#features/platform/organizations/schema.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { LongTextField, PictureField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { CompanySettingsForm } from './SettingsForm.tsx';

export function DetailsForm({ organization }: { organization: Organization }) {
  const { name, domain, description, logo_url } = organization;
  const isCompany = useSession().mode === 'company';
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        ['Name', name],
        ['Domain', domain],
        ['Description', description],
        ['Logo', logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
      ]}
    >
      <PictureField name="logo_url" label="Logo" help="PNG, JPEG, WebP or GIF, up to 2 MB. Square images work best." />
      <Pair>
        <TextField name="name" label="Name" required />
        <TextField name="domain" label="Domain" placeholder="acme.com" max={253} />
      </Pair>
      <LongTextField
        name="description"
        label="Description"
        help={
          isCompany
            ? 'What your company does, in one or two sentences. Shown to partners.'
            : 'What your company does, in one or two sentences.'
        }
        max={2000}
      />
    </CompanySettingsForm>
  );
}
