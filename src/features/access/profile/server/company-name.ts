import { parse } from 'tldts';

/** Public email providers: their domains do not identify a company. */
const mailboxes = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web t-online freenet posteo mailbox proton
  protonmail pm tutanota tuta fastmail hey zoho yandex mail inbox bk list rambler orange wanadoo laposte free sfr libero virgilio
  tiscali alice uol bol terra qq 163 126 sina naver daum hanmail rediffmail comcast verizon att sbcglobal bellsouth cox btinternet
  sky talktalk rogers shaw telus bigpond optusnet bluewin seznam wp o2 onet interia`.split(/\s+/),
);

/**
 * The initial name and domain of a new company: derived from the email domain, or else from the person's name and
 * without a domain.
 */
export function companyFor(email: string, full_name: string): { name: string; domain: string | null } {
  const { domain, domainWithoutSuffix } = parse(email.split('@')[1] ?? '');
  if (!domain || !domainWithoutSuffix || mailboxes.has(domainWithoutSuffix))
    return { name: `${full_name}’s company`.slice(0, 200), domain: null };
  return { name: words(domainWithoutSuffix).slice(0, 200), domain };
}

/** The initial name of a person, derived from the address: "ann.smith@..." is Ann Smith. */
export function nameFor(email: string): string {
  const local = email.split('@')[0]!.split('+')[0]!;
  return (words(local.replace(/(?<!\d)\d+$/, '')) || local).slice(0, 200);
}

function words(text: string): string {
  return text
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}
