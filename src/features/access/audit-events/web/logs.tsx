import { DetailPage } from '#web/resource/DetailPage.tsx';
import { useSession } from '#web/session.tsx';
import { EventList } from './EventList.tsx';
import { VerifyButton } from './VerifyButton.tsx';

/** The company's log; in partner mode what its own people did in the programme, and in their own organisation. */
export default function Logs() {
  const { mode, programme, organization } = useSession();
  if (mode === 'company') return <EventList of="audit_events" title="Audit log" actions={<VerifyButton />} />;
  return (
    <DetailPage
      name="Audit log"
      subtitle={`What the people of ${organization.name} did`}
      actions={<VerifyButton />}
      tabs={[
        { key: 'programme', label: `With ${programme!.company.name}`, content: <EventList of="audit_events" /> },
        { key: 'organisation', label: organization.name, content: <EventList of="organization_events" /> },
      ]}
    />
  );
}
