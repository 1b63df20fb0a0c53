import { Button } from 'antd';
import Merge from 'lucide-react/icons/merge';
import type { ReactNode } from 'react';
import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { formatShare } from '#web/region.ts';
import type { DealConflict, Evidence } from '../../conflicts.schema.ts';
import { reasonWords } from '../../reasons.schema.ts';
import type { DealRegistration, Status } from '../../schema.ts';
import { conflictWords, joinedWords, severityWords, statusWords } from '../words.ts';
import css from './evidence.module.css';
import { texts } from './texts.ts';

const matchWords: Record<Evidence['matched_on'], string> = sayableWords({
  domain: 'The website is the same.',
  name: 'The name and country are the same. One record has no website.',
  similar_name: 'The names are similar.',
  partner_domain: 'The website is the partner’s own.',
  contact_domain: 'A partner user has an email address at this account.',
});

const resolutionWords: Record<Exclude<DealConflict['resolution'], 'open'>, string> = sayableWords({
  upheld: 'Upheld',
  overridden: 'Overridden',
  merged: 'Merged',
});

/** Conflicts that can be merged. */
const mergeable: readonly DealConflict['kind'][] = [
  'protected_by_other',
  'pending_by_other',
  'fuzzy_name',
  'vendor_open_deal',
];

/** Whether the registration can still be merged and the other side has or gets a deal. */
function mayMerge({ kind, resolution, other_id, other_table, evidence }: DealConflict, row: DealRegistration): boolean {
  const isFree = row.status === 'pending_review' || row.status === 'approved';
  const hasOwn = row.opportunity_id !== null && row.opportunity_archived_at === null;
  const isDeal =
    other_table === 'opportunities' || (other_table === 'deal_registrations' && evidence.status === 'approved');
  return resolution === 'open' && mergeable.includes(kind) && other_id !== null && isFree && !hasOwn && isDeal;
}

interface EvidenceCardProps {
  conflict: DealConflict;
  row: DealRegistration;
  /** Given to reviewers only. */
  onMerge?: (() => void) | undefined;
}

/** One conflict: what it means, and both records side by side, for comparison. */
export function EvidenceCard({ conflict, row, onMerge }: EvidenceCardProps) {
  const { kind, severity, evidence, resolution } = conflict;
  const { title, text: stands } = conflictWords[kind];
  const text = resolution === 'merged' ? texts.bothWereMergedIntoOneDeal : stands;
  const { label, tone } = severityWords(severity);
  return (
    <section className={css.card}>
      <header className={css.head}>
        <h3>{title}</h3>
        {resolution === 'open' ? (
          <StatusTag tone={tone}>{label}</StatusTag>
        ) : (
          <StatusTag>{resolutionWords[resolution]}</StatusTag>
        )}
      </header>
      <p className={css.text}>
        {text} {matchWords[evidence.matched_on]}
        {conflict.score !== null && conflict.score < 1 && texts.similar(formatShare(conflict.score, 1))}
      </p>
      {conflict.resolution_text && (
        <p className={css.text}>
          {reasonWords(conflict.resolution_code)}: {conflict.resolution_text}
        </p>
      )}
      {onMerge && mayMerge(conflict, row) && (
        <Button icon={<Merge size={16} />} onClick={onMerge} style={{ marginTop: 12 }}>
          {texts.mergeIntoOneDeal}
        </Button>
      )}
      {kind !== 'self_deal' &&
        (conflict.other_id ? (
          <SideBySide conflict={conflict} row={row} />
        ) : (
          <p className={css.text}>{texts.otherRecordBelongsToPartnerYou}</p>
        ))}
    </section>
  );
}

const addressOf = ({ other_table, other_id }: DealConflict): string | null => {
  switch (other_table) {
    case 'deal_registrations':
      return `/partners/pending/opportunities/show/${other_id}`;
    case 'opportunities':
      return `/commissions/opportunities/show/${other_id}`;
    case 'accounts':
      return `/companies/show/${other_id}`;
    default:
      return null;
  }
};

const otherWords: Record<DealConflict['other_table'], string> = sayableWords({
  deal_registrations: 'The other registration',
  opportunities: 'The open deal',
  accounts: 'The existing account',
  partners: 'The partner',
  contacts: 'The contact',
});

function SideBySide({ conflict, row }: { conflict: DealConflict; row: DealRegistration }) {
  const { evidence: other, other_table } = conflict;
  const to = addressOf(conflict);
  const heading =
    other.label ?? (other.number ? texts.registration(other.number) : other.account_name) ?? otherWords[other_table];
  const lines: [string, ReactNode, ReactNode, boolean?][] = [
    [texts.account, row.account_name, other.account_name, other.matched_on === 'name'],
    [texts.website, row.account_domain, other.account_domain, other.matched_on === 'domain'],
    [texts.country, countryName(row.country), countryName(other.country)],
    [
      texts.partner,
      row.partner_name,
      other.partner_id && <Link to={`/partners/show/${other.partner_id}`}>{other.partner_name}</Link>,
    ],
    [
      texts.products,
      row.product_family_name ?? texts.allProducts,
      other_table === 'deal_registrations' ? (other.product_family_name ?? texts.allProducts) : null,
    ],
    [texts.status, (row.is_shared ? joinedWords : statusWords(row.status)).label, statusOf(conflict)],
    [
      texts.submitted,
      <DateText key="a" value={row.submitted_at} as="instant" />,
      other.submitted_at && <DateText key="b" value={other.submitted_at} as="instant" />,
    ],
    [
      texts.protectedUntil,
      row.protected_until && <DateText key="p" value={row.protected_until} />,
      other.protected_until && <DateText key="q" value={other.protected_until} />,
    ],
    [
      texts.lastActivity,
      null,
      other.last_activity_at && <DateText key="l" value={other.last_activity_at} as="relative" />,
    ],
    [
      texts.amount,
      <Money key="m" minor={row.amount_minor} currency={row.currency} />,
      other.amount_minor != null && <Money key="n" minor={other.amount_minor} currency={other.currency} />,
    ],
  ];
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.thisRegistration}</th>
          <th scope="col">{to ? <Link to={to}>{heading}</Link> : heading}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(([, , theirs]) => theirs !== null && theirs !== undefined && theirs !== false && theirs !== '')
          .map(([name, ours, theirs, isSame]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-same={isSame}>{ours ?? '–'}</td>
              <td data-same={isSame}>{theirs}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function statusOf({ evidence: { status }, other_table }: DealConflict): ReactNode {
  if (!status) return null;
  return other_table === 'deal_registrations'
    ? statusWords(status as Status).label
    : status[0]!.toUpperCase() + status.slice(1);
}
