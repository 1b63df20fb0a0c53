import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSession } from '#web/session/session.tsx';
import { EventList } from './EventList.tsx';
import { texts } from './texts.ts';
import { VerifyButton } from './VerifyButton.tsx';

/** The company's log; in partner mode the changes by the partner's users in the program and in their own organization. */
export default function Logs() {
  const { mode, program, organization } = useSession();
  if (mode === 'company') return <EventList of="audit_events" title={texts.auditLog} actions={<VerifyButton />} />;
  return (
    <DetailPage
      name={texts.auditLog}
      subtitle={texts.changesMadeByUsers(organization.name)}
      actions={<VerifyButton />}
      tabs={[
        { key: 'program', label: texts.program(program!.company.name), content: <EventList of="audit_events" /> },
        { key: 'organization', label: organization.name, content: <EventList of="organization_events" /> },
      ]}
    />
  );
}
