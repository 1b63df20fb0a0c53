import { readPicture } from '#features/access/pictures/server/service.ts';
import type { Kernel } from '#server/kernel.ts';
import { pageBrandOf } from '#server/site/brand.ts';
import { formatLongDay } from '#shared/regions.ts';
import { type Certificate, certificateStates, numberText } from '../schema.ts';
import { printCertificate } from './pdf.ts';

type Row = Pick<
  Certificate,
  'number' | 'program_name' | 'holder_name' | 'issued_on' | 'expires_on' | 'status' | 'ended_at' | 'verify_token'
>;

interface About {
  organization_id: string;
  region: string;
  description: string | null;
  /** The organization, for a person's certificate. */
  partner_name: string | null;
}

/** Prints a certificate with the name, logo and color of the company. */
export async function printRow(kernel: Kernel, row: Row, about: About): Promise<{ bytes: Buffer; name: string }> {
  const { organization_id, region, description, partner_name } = about;
  const brand = await pageBrandOf(kernel, organization_id);
  const state = certificateStates.find(({ value }) => value === row.status)!;
  const day = (date: string) => formatLongDay(date, region);
  const bytes = await printCertificate({
    company: brand?.name ?? '',
    color: brand?.primary_color ?? null,
    logo: (await readPicture(kernel.files, brand?.logo_url ?? null)) ?? null,
    program_name: row.program_name,
    description,
    holder_name: row.holder_name,
    partner_name,
    number: numberText(Number(row.number)),
    issued: day(row.issued_on),
    until: row.expires_on && day(row.expires_on),
    ended: row.ended_at ? state.label : null,
    verify_url: `${kernel.config.baseUrl}/verify/certificate/${row.verify_token}`,
    made_at: kernel.clock.now(),
  });
  return { bytes: Buffer.from(bytes), name: `certificate-${String(row.number).padStart(5, '0')}.pdf` };
}
