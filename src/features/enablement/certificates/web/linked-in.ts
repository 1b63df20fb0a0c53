import { type Certificate, numberText } from '../schema.ts';

type Added = Pick<Certificate, 'program_name' | 'issued_on' | 'expires_on' | 'number' | 'verify_token'>;

/**
 * The page of LinkedIn that adds a certificate to the reader's profile. Nothing is sent before they open it.
 * https://addtoprofile.linkedin.com
 */
export function linkedInAddress(row: Added, company: string, origin: string): string {
  const part = (day: string, from: number, to: number) => String(Number(day.slice(from, to)));
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: row.program_name,
    organizationName: company,
    issueYear: part(row.issued_on, 0, 4),
    issueMonth: part(row.issued_on, 5, 7),
    ...(row.expires_on && {
      expirationYear: part(row.expires_on, 0, 4),
      expirationMonth: part(row.expires_on, 5, 7),
    }),
    certUrl: `${origin}/verify/certificate/${row.verify_token}`,
    certId: numberText(row.number).replace('No. ', ''),
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
