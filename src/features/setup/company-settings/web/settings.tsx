import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ApiKeysTab } from '#features/access/api-keys/web/index.tsx';
import { HostNameTab } from '#features/access/company-hosts/web/index.tsx';
import { ProvisioningTab } from '#features/access/provisioning/web/index.tsx';
import { RolesTab } from '#features/access/roles/web/index.tsx';
import { SingleSignOnTab } from '#features/access/saml-connections/web/index.tsx';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { ProgramRules } from '#features/setup/program-settings/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { Guard } from '#web/feature.ts';
import { useTitle } from '#web/interaction/title.ts';
import { FormTabs } from '#web/interaction/unsaved.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Search } from '#web/search.ts';
import { isOffered } from '#web/session/access.ts';
import { useSession } from '#web/session/session.tsx';
import { BrandingForm } from './BrandingForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { OwnData } from './OwnData.tsx';
import { RegionForm } from './RegionForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import { Team } from './Team.tsx';
import { texts as t } from './texts.ts';

interface Part extends Guard {
  title: string;
  content: ReactNode;
}

/** The organization's own settings and its members. The sidebar links to each part by its `tab`. */
export default function CompanySettings() {
  const { organization } = useSession();
  const row = useOne<Organization>('organizations', organization.id);
  return <Loaded query={row}>{(organization) => <Settings organization={organization} />}</Loaded>;
}

function Settings({ organization }: { organization: Organization }) {
  const session = useSession();
  const { tab } = useSearch({ strict: false }) as Search;
  const parts = partsOf(organization);
  const asked = typeof tab === 'string' ? parts[tab] : undefined;
  const { title, content } = asked && isOffered(asked, session) ? asked : parts.details!;
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Suspense fallback={<PageSkeleton />}>
        <FormTabs value={[]}>{content}</FormTabs>
      </Suspense>
    </>
  );
}

function partsOf(organization: Organization): Record<string, Part> {
  const own = { permission: 'organizations:view' } as const;
  return {
    details: { ...own, title: t.details, content: <DetailsForm organization={organization} /> },
    region: { ...own, title: t.region, content: <RegionForm organization={organization} /> },
    // A partner sees the colors of the program's company.
    branding: { ...own, title: t.branding, mode: 'company', content: <BrandingForm organization={organization} /> },
    'host-name': {
      title: t.hostName,
      permission: 'organizations:manage',
      mode: 'company',
      owner: true,
      content: <HostNameTab />,
    },
    security: { ...own, title: t.security, content: <SecurityForm organization={organization} /> },
    'single-sign-on': {
      title: t.singleSignOn,
      permission: 'organizations:manage',
      mode: 'company',
      owner: true,
      content: <SingleSignOnTab />,
    },
    team: { title: t.team, permission: 'memberships:view', content: <Team /> },
    roles: { title: t.roles, permission: 'roles:view', content: <RolesTab /> },
    'api-keys': { title: t.apiKeys, permission: 'api_keys:view', content: <ApiKeysTab /> },
    provisioning: { title: t.provisioning, permission: 'provisioning_tokens:view', content: <ProvisioningTab /> },
    rules: {
      title: t.rules,
      permission: 'program_settings:manage',
      mode: 'company',
      content: <ProgramRules />,
    },
    data: {
      title: t.data,
      permission: 'organizations:manage',
      mode: 'company',
      owner: true,
      content: <OwnData />,
    },
  };
}
