import { readPicture } from '#features/access/pictures/server/service.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { Kernel } from '#server/kernel.ts';
import { pageBrandOf } from '#server/site/brand.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { type Certificate, certificateStates, numberText } from '../schema.ts';

/** In a process of its own, because a large logo takes seconds to unpack. */
const print = guardedTask<typeof import('./certificate.task.ts').run>(
  new URL('./certificate.task.ts', import.meta.url),
  {
    subject: 'The certificate',
    field: 'id',
    seconds: 30,
    lane: 'render',
  },
);

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
  const certificate = {
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
  };
  const bytes = await print(certificate, { share: organization_id });
  return { bytes: Buffer.from(bytes), name: `certificate-${String(row.number).padStart(5, '0')}.pdf` };
}
