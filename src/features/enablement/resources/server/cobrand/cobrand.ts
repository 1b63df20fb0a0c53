import { randomBytes } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Placeholder } from '../../model.schema.ts';
import type { CobrandArea } from '../../schema.ts';
import { recordOpening } from '../events.ts';
import { fileOfResource } from '../service.ts';
import type { Stamp } from './stamp.ts';
import { stampedPdf } from './stamped-pdf.ts';

export interface Profile extends Record<Placeholder, string> {
  /** The key and type of the logo, if a PDF can show it. */
  logo: { key: string; type: 'png' | 'jpg' } | null;
}

interface Prepared {
  key: string;
  file_name: string;
  stamps: (pictures: Kernel['files']) => Promise<Stamp[]>;
}

/**
 * Collects everything a co-branded copy needs, and records a partner's download. A partner gets its own copy; the
 * company previews one of a partner.
 */
export async function prepareCopy(call: Call, id: string, of: string | undefined): Promise<Prepared> {
  const file = await fileOfResource(call, id);
  const { areas } = await call.one<{ areas: CobrandArea[] }>(
    sql`select cobrand_areas as areas from resources where organization_id = ${call.organization_id} and id = ${id}`,
    'This resource',
  );
  if (areas.length === 0) throw conflict('This resource has no co-branded version.');
  const partner_id = call.actor.partner_id ?? of;
  if (!partner_id) throw conflict('Choose the partner whose profile fills the areas.');
  await call.requirePartner(partner_id);
  const profile = await profileOf(call, partner_id);
  if (call.actor.mode === 'partner') {
    const ticket = randomBytes(12).toString('base64url');
    await recordOpening(call, { id, version: file.version, kind: 'downloaded', ticket, is_cobranded: true });
  }
  const stem = file.file_name.replace(/\.pdf$/i, '');
  return {
    key: file.key,
    file_name: `${stem} - ${profile.name.replace(/[\\/:*?"<>|]/g, '')}.pdf`,
    stamps: (pictures) => stampsOf(areas, profile, pictures),
  };
}

export async function cobrandCopy(kernel: Kernel, { key, stamps }: Prepared, share: string): Promise<Uint8Array> {
  const bytes = await kernel.documents.read(key);
  return stampedPdf(bytes, { stamps: await stamps(kernel.files) }, share);
}

/** The partner's name, address and so on from its profile; the email address is the reader's own. */
async function profileOf(call: Call, partner_id: string): Promise<Profile> {
  const row = await call.one<Omit<Profile, 'logo' | 'email'> & { photo_url: string | null }>(
    sql`
      select name, coalesce(website, '') as website, coalesce(phone, '') as phone, photo_url,
        concat_ws(', ', nullif(address_line_1, ''), nullif(address_line_2, ''),
          nullif(concat_ws(' ', postal_code, city), ''), nullif(state, '')) as address
      from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    'This partner',
  );
  const { photo_url, ...profile } = row;
  const email =
    call.actor.mode === 'partner'
      ? await call.inOwnOrganization(async (home) =>
          home.maybe<{ email: string }>(sql`
            select email from people where organization_id = ${home.organization_id} and id = ${home.actor.user_id}`),
        )
      : undefined;
  const [, key, type] = /^\/api\/pictures\/([A-Za-z0-9_-]{20,64})\.(png|jpg)$/.exec(photo_url ?? '') ?? [];
  return { ...profile, email: email?.email ?? '', logo: key ? { key, type: type as 'png' | 'jpg' } : null };
}

async function stampsOf(areas: readonly CobrandArea[], profile: Profile, pictures: Kernel['files']): Promise<Stamp[]> {
  const logo = profile.logo && (await pictures.find(profile.logo.key));
  return areas.flatMap((area): Stamp[] => {
    const { page, kind, x, y, width, height, text = '{name}', size = 12, align = 'left', color = '#1c1917' } = area;
    const place = { page, x, y, width, height };
    if (kind === 'logo' && logo && profile.logo) {
      return [{ ...place, kind: 'image', bytes: logo, type: profile.logo.type }];
    }
    // Without a logo, the name is printed in its place.
    const filled = kind === 'logo' ? profile.name : filledWith(text, profile);
    if (filled === '') return [];
    return [{ ...place, kind: 'text', text: filled, size: kind === 'logo' ? 18 : size, align, color }];
  });
}

/** Lines without any value are left out. */
export function filledWith(template: string, profile: Record<Placeholder, string>): string {
  return template
    .split('\n')
    .flatMap((line) => {
      const names = [...line.matchAll(/\{(name|website|phone|email|address)\}/g)].map(
        ([, name]) => name as Placeholder,
      );
      if (names.length > 0 && names.every((name) => profile[name] === '')) return [];
      return [line.replace(/\{(name|website|phone|email|address)\}/g, (_, name: Placeholder) => profile[name])];
    })
    .join('\n')
    .trim();
}
