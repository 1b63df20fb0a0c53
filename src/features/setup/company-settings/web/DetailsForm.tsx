import { Avatar } from '#web/components/Avatar.tsx';
import { LongTextField, PictureField, TextField } from '#web/resource/fields.tsx';
import { Pair } from '#web/resource/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
import type { Organisation } from '../schema.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function DetailsForm({ organisation }: { organisation: Organisation }) {
  const { name, domain, description, logo_url } = organisation;
  const isCompany = useSession().mode === 'company';
  return (
    <SettingsForm
      organisation={organisation}
      facts={[
        ['Name', name],
        ['Domain', domain],
        ['Description', description],
        ['Logo', logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
      ]}
    >
      <PictureField name="logo_url" label="Logo" help="PNG, JPEG, WebP or GIF, at most 2 MB. Best square." />
      <Pair>
        <TextField name="name" label="Name" required />
        <TextField name="domain" label="Domain" placeholder="acme.com" max={253} />
      </Pair>
      <LongTextField
        name="description"
        label="Description"
        help={isCompany ? 'What you do, in a sentence or two. Partners read it.' : 'What you do, in a sentence or two.'}
        max={2000}
      />
    </SettingsForm>
  );
}
