import { Alert } from 'antd';
import Link2 from 'lucide-react/icons/link-2';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type ReferralLink, referralLink } from '../schema.ts';
import { LinkCard } from './LinkCard.tsx';
import css from './links.module.css';
import { shortAddress, texts as t } from './texts.ts';
import { useLinkRules } from './useLinkRules.ts';

export function LinkList() {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  const rules = useLinkRules();
  // Without an allowed domain, no partner can create a link; without the right, this one cannot.
  const closed = rules && (rules.allowed_domains.length === 0 || (!isCompany && !rules.partners_create));
  return (
    <>
      {closed && isCompany && (
        <Alert
          className={css.closed}
          type="warning"
          showIcon
          message={t.noDomains}
          action={<Link to="/referral-links?tab=settings">{t.allowDomains}</Link>}
        />
      )}
      <NounList
        noun={referralLink}
        title={null}
        showsFresh
        words={['link', 'links']}
        columns={[
          'name',
          {
            of: 'code',
            width: 170,
            render: ({ code }) => (
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
                /r/{code} <CopyButton text={shortAddress(code)} label={t.copyLink} />
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
        lastFilters={isCompany ? [{ field: 'archived_at', label: t.archived, kind: 'instant' }] : []}
        {...(!isCompany && { card: (row: ReferralLink) => <LinkCard row={row} /> })}
        {...((isCompany || !closed) && { create: { label: t.newLink, to: '/referral-links/create' } })}
        empty={{ icon: Link2, text: closed && !isCompany ? t.closedToPartner(program?.company.name ?? '') : t.noLinks }}
      />
    </>
  );
}
