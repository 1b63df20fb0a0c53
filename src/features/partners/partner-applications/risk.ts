import { domainKey, hostOf, isFreeMail } from '#shared/matching.ts';
import type { Applicant, RiskFlag, RuleResult } from './schema.ts';

/** The findings about an applicant in addition to their own statements. */
export interface Findings {
  isDisposableMail: boolean;
  /** The address was confirmed by a code or by the link in the email. */
  isConfirmed: boolean;
  /** The partner with the applicant's domain. */
  partner: { id: string; name: string; isBanned: boolean } | null;
  /** The partner with the domain of the confirmed mailbox. Public email providers identify no partner. */
  partnerOfMailbox: { id: string } | null;
  /** Whether the confirmed mailbox, or its company's domain, has another open application; null while it is not confirmed. */
  hasOpenOfMailbox: boolean | null;
  /** Open applications of the same company or person. */
  open: readonly { id: string; company_name: string }[];
  /** Rejected earlier as suspicious. */
  suspicious: readonly { id: string; company_name: string }[];
  /** Where the program works; empty: everywhere. */
  countries: readonly string[];
}

/** Reasons to look twice. Any of them keeps an application from being approved automatically. */
export function riskFlags(applicant: Applicant, findings: Findings): RiskFlag[] {
  const { email, website, country } = applicant;
  const mailDomain = domainKey(email);
  const siteDomain = domainKey(website);
  const flags: (RiskFlag | false)[] = [
    findings.partner?.isBanned === true && {
      key: 'banned_partner',
      level: 'high',
      evidence: `The domain belongs to ${findings.partner.name}, which was banned from the program.`,
      ref_table: 'partners',
      ref_id: findings.partner.id,
    },
    findings.partner?.isBanned === false && {
      key: 'existing_partner',
      level: 'high',
      evidence: `The domain belongs to ${findings.partner.name}, which is already a partner.`,
      ref_table: 'partners',
      ref_id: findings.partner.id,
    },
    ...findings.suspicious.map(
      (other): RiskFlag => ({
        key: 'suspicious_before',
        level: 'high',
        evidence: `An earlier application of ${other.company_name} was rejected as suspicious.`,
        ref_table: 'partner_applications',
        ref_id: other.id,
      }),
    ),
    ...findings.open.map(
      (other): RiskFlag => ({
        key: 'duplicate_application',
        level: 'high',
        evidence: `${other.company_name} has another open application with the same domain or email address.`,
        ref_table: 'partner_applications',
        ref_id: other.id,
      }),
    ),
    findings.isDisposableMail && {
      key: 'disposable_mail',
      level: 'high',
      evidence: `${hostOf(email)} provides email addresses for a short time only.`,
    },
    !siteDomain && { key: 'no_website', level: 'medium', evidence: 'The application names no company website.' },
    ...locationFlag(siteDomain, country),
    siteDomain !== null &&
      mailDomain !== null &&
      siteDomain !== mailDomain && {
        key: 'domain_mismatch',
        level: 'low',
        evidence: `The email domain ${mailDomain} differs from the website ${siteDomain}.`,
      },
    isFreeMail(email) && {
      key: 'free_mail',
      level: 'low',
      evidence: `${hostOf(email)} is a free email provider, so the address does not prove who the applicant works for.`,
    },
  ];
  return flags.filter((flag): flag is RiskFlag => flag !== false);
}

/** Country domains of which companies elsewhere make general use. */
const generalUse = new Set(['ai', 'app', 'co', 'eu', 'fm', 'io', 'me', 'tv', 'gg', 'ly', 'to', 'cc', 'so', 'sh']);

function locationFlag(domain: string | null, country: string | null | undefined): RiskFlag[] {
  const ending = domain?.split('.').at(-1);
  if (!country || !ending || ending.length !== 2 || generalUse.has(ending)) return [];
  const there = ending === 'uk' ? 'GB' : ending.toUpperCase();
  if (there === country) return [];
  return [
    {
      key: 'location_mismatch',
      level: 'medium',
      evidence: `The website ends in .${ending}, but the stated country is ${country}.`,
    },
  ];
}

/**
 * The requirements of the program. The applicant sees the same list, so it depends on other applications only where the confirmed
 * mailbox proves who asks.
 */
export function ruleResults(applicant: Applicant, findings: Findings): RuleResult[] {
  const { email, website, country } = applicant;
  return [
    { key: 'confirmed', label: 'Email address confirmed', is_met: findings.isConfirmed },
    { key: 'business_mail', label: 'Business email address', is_met: !isFreeMail(email) && !findings.isDisposableMail },
    { key: 'website', label: 'Company website given', is_met: domainKey(website) !== null },
    {
      key: 'same_domain',
      label: 'Email address belongs to the website',
      is_met: domainKey(website) !== null && domainKey(website) === domainKey(email),
    },
    {
      key: 'country',
      label: 'Country is in the program',
      is_met: findings.countries.length === 0 || (!!country && findings.countries.includes(country)),
    },
    ...(findings.hasOpenOfMailbox === null
      ? []
      : [{ key: 'single', label: 'No other open application', is_met: !findings.hasOpenOfMailbox }]),
  ];
}
