import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { useCan } from '#web/session.tsx';
import type { Organisation } from '../schema.ts';

interface SettingsFormProps {
  organisation: Organisation;
  children: ReactNode;
  /** The same for who may only look. */
  facts: [string, ReactNode][];
}

/** A part of the one row; saving it is in force everywhere at once. */
export function SettingsForm({ organisation, children, facts }: SettingsFormProps) {
  const mayManage = useCan('organizations', 'manage');
  if (!mayManage) {
    return (
      <Card>
        <Facts rows={facts} />
      </Card>
    );
  }
  return (
    <ResourceForm<Organisation> resource="organizations" id={organisation.id} onDone={() => {}} also={['session']}>
      {children}
    </ResourceForm>
  );
}
