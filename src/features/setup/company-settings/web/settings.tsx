import { type ReactNode, Suspense } from 'react';
import { ApiKeysTab } from '#features/access/api-keys/web/index.tsx';
import { TeamTab } from '#features/access/people/web/index.tsx';
import { RolesTab } from '#features/access/roles/web/index.tsx';
import { ProgrammeRules } from '#features/setup/programme-settings/web/index.tsx';
import { type Action, allows } from '#shared/permissions.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { useOne } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import type { Organisation } from '../schema.ts';
import { BrandingForm } from './BrandingForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { OwnData } from './OwnData.tsx';
import { RegionForm } from './RegionForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';

interface Tab {
  key: string;
  label: string;
  can: `${string}:${Action}`;
  mode?: 'company';
  content: ReactNode;
}

/** What an organisation decides about itself, and who belongs to it. The open tab is part of the address. */
export default function CompanySettings() {
  const { organization } = useSession();
  const row = useOne<Organisation>('organizations', organization.id);
  return <Loaded query={row}>{(organisation) => <Settings organisation={organisation} />}</Loaded>;
}

function Settings({ organisation }: { organisation: Organisation }) {
  const { permissions, mode, role, impersonation } = useSession();
  const tabs: Tab[] = [
    {
      key: 'details',
      label: 'Details',
      can: 'organizations:view',
      content: <DetailsForm organisation={organisation} />,
    },
    { key: 'region', label: 'Region', can: 'organizations:view', content: <RegionForm organisation={organisation} /> },
    {
      key: 'branding',
      label: 'Branding',
      can: 'organizations:view',
      // A partner works in the colours of whose programme it is.
      mode: 'company',
      content: <BrandingForm organisation={organisation} />,
    },
    {
      key: 'security',
      label: 'Security',
      can: 'organizations:view',
      content: <SecurityForm organisation={organisation} />,
    },
    { key: 'team', label: 'Team', can: 'memberships:view', content: <TeamTab /> },
    { key: 'roles', label: 'Roles', can: 'roles:view', content: <RolesTab /> },
    { key: 'api-keys', label: 'API keys', can: 'api_keys:view', content: <ApiKeysTab /> },
    {
      key: 'rules',
      label: 'Programme rules',
      can: 'programme_settings:manage',
      mode: 'company',
      content: <ProgrammeRules />,
    },
    ...(role === 'owner' && !impersonation
      ? [
          {
            key: 'data',
            label: 'Your data',
            can: 'organizations:manage' as const,
            mode: 'company' as const,
            content: <OwnData />,
          },
        ]
      : []),
  ];
  const offered = tabs.filter(({ can, mode: only }) => {
    const [resource, action] = can.split(':') as [string, Action];
    return (!only || only === mode) && allows(permissions, resource, action);
  });
  return (
    <DetailPage
      name="Company Settings"
      subtitle={organisation.name}
      tabs={offered.map(({ key, label, content }) => ({
        key,
        label,
        content: <Suspense fallback={<PageSkeleton />}>{content}</Suspense>,
      }))}
    />
  );
}
