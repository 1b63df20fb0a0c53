import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import LibraryIcon from 'lucide-react/icons/library';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useCan } from '#web/session/session.tsx';
import { LibraryView } from './LibraryView.tsx';
import { texts as t } from './texts.ts';

/** The library of a partner. */
export default function PartnerLibrary() {
  const navigate = useNavigate();
  const mayRequest = useCan('resource_requests', 'manage');
  const request = mayRequest && (
    <Button
      icon={<MessageSquarePlus size={16} />}
      onClick={() => navigate({ href: '/partner-resources/requests?drawer=create' })}
    >
      {t.request}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.partnerHeading}>{request}</PageHeader>
      <LibraryView
        isCompany={false}
        address={(id) => `/partner-resources/${id}`}
        missing={request || undefined}
        empty={
          <EmptyState icon={LibraryIcon} title={t.noResourcesYet} actions={request || undefined}>
            {t.aboutPartner}
          </EmptyState>
        }
      />
    </>
  );
}
