import type { ReactNode } from 'react';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';

interface SettingsFormProps {
  organization: Organization;
  children: ReactNode;
  /** The values for read-only users. */
  facts: [string, ReactNode][];
}

/** A part of the organization row; changes take effect everywhere immediately. */
export function CompanySettingsForm({ organization, children, facts }: SettingsFormProps) {
  const mayManage = useCan('organizations', 'manage');
  if (!mayManage) {
    return (
      <Card>
        <Facts rows={facts} />
      </Card>
    );
  }
  return (
    <ResourceForm<Organization> resource="organizations" id={organization.id} onDone={() => {}} also={['session']}>
      {children}
    </ResourceForm>
  );
}
