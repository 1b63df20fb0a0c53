import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSession } from '#web/session/session.tsx';
import { EventList } from './EventList.tsx';
import { VerifyButton } from './VerifyButton.tsx';

/** The company's log; in partner mode the changes by the partner's users in the program and in their own organization. */
export default function Logs() {
  const { mode, program, organization } = useSession();
  if (mode === 'company') return <EventList of="audit_events" title="Audit log" actions={<VerifyButton />} />;
  return (
    <DetailPage
      name="Audit log"
      subtitle={`Changes made by users of ${organization.name}`}
      actions={<VerifyButton />}
      tabs={[
        { key: 'program', label: `${program!.company.name} program`, content: <EventList of="audit_events" /> },
        { key: 'organization', label: organization.name, content: <EventList of="organization_events" /> },
      ]}
    />
  );
}
