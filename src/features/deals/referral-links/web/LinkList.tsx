import Link2 from 'lucide-react/icons/link-2';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session.tsx';
import { referralLink } from '../schema.ts';
import { shortAddress, texts as t } from './texts.ts';

export function LinkList() {
  const isCompany = useSession().mode === 'company';
  return (
    <NounList
      noun={referralLink}
      title={null}
      words={['link', 'links']}
      columns={[
        'name',
        {
          of: 'code',
          width: 170,
          render: ({ code }) => (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
              /r/{code} <CopyButton text={shortAddress(code)} label="Copy link" />
            </span>
          ),
        },
        'partner_id',
        'status',
        'clicks',
        'destination_url',
        'expires_on',
        'utm_campaign',
      ]}
      lastFilters={isCompany ? [{ field: 'archived_at', label: 'Archived', kind: 'instant' }] : []}
      create={{ label: t.newLink, to: '/referral-links/create' }}
      empty={{ icon: Link2, text: t.noLinks }}
    />
  );
}
