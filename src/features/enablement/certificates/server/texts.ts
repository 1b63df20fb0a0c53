import { defineTexts } from '#shared/text/texts.ts';

/** A person of a partner, or null for a certificate of the partner itself. */
export interface Holder {
  person: string | null;
  partner: string;
}

/** Emails and notices about certificates. */
export const texts = defineTexts('enablement/certificates/server', {
  /** @param isPersonal whether the reader holds it, not the reader's organization */
  earned: (program: string, isPersonal: boolean, until: string | null) =>
    `${isPersonal ? 'You' : 'Your organization'} earned the certificate “${program}”.${until ? ` It is valid until ${until}.` : ''}`,
  renewed: (program: string, isPersonal: boolean, until: string | null) =>
    `${isPersonal ? 'Your' : 'Your organization’s'} certificate “${program}” was renewed.${until ? ` It is valid until ${until}.` : ''}`,
  earnedSubject: (program: string) => `Your certificate: ${program}`,
  renewedSubject: (program: string) => `Renewed certificate: ${program}`,
  expires: (program: string, day: string) =>
    `Your certificate “${program}” expires on ${day}. Complete its courses again to renew it.`,
  expiresSubject: (program: string, day: string) => `Expires on ${day}: ${program}`,
  expired: (program: string, day: string) =>
    `Your certificate “${program}” expired on ${day}. Complete its courses again to get a new one.`,
  expiredSubject: (program: string) => `Expired: ${program}`,
  lost: (program: string, people: number, needed: number) =>
    `Your organization no longer holds “${program}”: ${people} of ${needed} people are certified.`,
  lostSubject: (program: string) => `Ended: ${program}`,
  revoked: (program: string, reason: string) => `Your certificate “${program}” was revoked: ${reason}`,
  revokedSubject: (program: string) => `Revoked: ${program}`,
  viewCertificate: 'View certificate',
  renewCertificate: 'Renew certificate',

  theyEarned: ({ person, partner }: Holder, program: string) =>
    person ? `${person} of ${partner} earned “${program}”.` : `${partner} earned “${program}”.`,
  theyRenewed: ({ person, partner }: Holder, program: string) =>
    person ? `${person} of ${partner} renewed “${program}”.` : `${partner} renewed “${program}”.`,
  theyEarnedSubject: ({ person, partner }: Holder, program: string) =>
    person ? `New certificate: ${program}, ${person} of ${partner}` : `New certificate: ${program}, ${partner}`,
  theyRenewedSubject: ({ person, partner }: Holder, program: string) =>
    person ? `Renewed certificate: ${program}, ${person} of ${partner}` : `Renewed certificate: ${program}, ${partner}`,
  theirsExpired: ({ person, partner }: Holder, program: string, day: string) =>
    person
      ? `“${program}” of ${person} of ${partner} expired on ${day}.`
      : `“${program}” of ${partner} expired on ${day}.`,
  theirsExpiredSubject: ({ person, partner }: Holder, program: string) =>
    person ? `Expired: ${program} of ${person} of ${partner}` : `Expired: ${program} of ${partner}`,
  theyLost: (partner: string, program: string, people: number, needed: number) =>
    `${partner} no longer holds “${program}”: ${people} of ${needed} people are certified.`,
  theyLostSubject: (partner: string, program: string) => `Ended: ${program} of ${partner}`,
});
