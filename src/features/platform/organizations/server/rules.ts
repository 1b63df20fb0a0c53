import { isDeepStrictEqual as isEqual } from 'node:util';
import { isPictureAddress } from '#features/access/pictures/schema.ts';
import { ownsPicture } from '#features/access/pictures/server/service.ts';
import { isInNetworks, parseNetwork, plainAddress } from '#server/auth/allowed-networks.ts';
import { requireSecondFactor } from '#server/auth/second-factor.ts';
import { canRequireTwoFactor } from '#server/auth/two-factor.ts';
import type { Call } from '#server/call.ts';
import { isCurrencyLocked } from '#server/company/company.ts';
import { requireTimeZone } from '#server/company/time-zones.ts';
import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { Organization, OrganizationUpdate } from '../schema.ts';

/** Normalizes the input for storage. @throws 422 naming the field */
export async function storedOrganization(
  call: Call,
  current: Organization,
  patch: Partial<OrganizationUpdate>,
): Promise<Row> {
  if (patch.requires_two_factor && !current.requires_two_factor) await canRequireTwoFactor(call);
  if (patch.money_requires_two_factor === false && current.money_requires_two_factor) mayDropFactorForMoney(call);
  const values: Row = { ...patch, ...allowListValues(call, current, patch) };
  if (patch.content_languages) requireOtherLanguages(current, patch);
  if (patch.name !== undefined) values.name = patch.name.trim();
  if (patch.domain !== undefined) values.domain = patch.domain ? domainOf('domain', patch.domain) : null;
  if (patch.description !== undefined) values.description = patch.description?.trim() || null;
  if (patch.base_currency !== undefined && !isCurrency(patch.base_currency)) {
    throw invalid({ base_currency: [`${patch.base_currency} is not a currency`] });
  }
  if (
    patch.base_currency !== undefined &&
    patch.base_currency !== current.base_currency &&
    (await isCurrencyLocked(call))
  ) {
    // Volumes and limits would change their meaning, and exchange rates for won deals would be missing.
    throw invalid({ base_currency: ['cannot be changed because existing commissions are calculated in it'] });
  }
  if (patch.timezone !== undefined) requireTimeZone(patch.timezone);
  await requirePictures(call, current, patch);
  for (const field of ['privacy_url', 'imprint_url'] as const)
    if (patch[field] !== undefined) values[field] = pageOf(field, patch[field]);
  if (patch.primary_color !== undefined) values.primary_color = patch.primary_color?.toLowerCase() ?? null;
  if (patch.invitation_domains) {
    const domains = patch.invitation_domains.map((domain) => domainOf('invitation_domains', domain));
    values.invitation_domains = [...new Set(domains)].sort();
  }
  // A company that works on both sides is run from the company's side.
  if (current.kind === 'both' && call.actor.mode === 'partner') {
    throw invalid({ name: ['This organization also runs a program. Change this in Company mode.'] });
  }
  return values;
}

/** Only companies have content, and nothing is translated into the language in which it is written. */
function requireOtherLanguages({ kind, language }: Organization, patch: Partial<OrganizationUpdate>): void {
  const refused = (reason: string) => invalid({ content_languages: [reason] });
  if (kind === 'partner') throw refused('is for companies that run a program');
  const source = (patch.language === undefined ? language : patch.language) ?? 'en';
  if (patch.content_languages!.includes(source)) throw refused('contains the language in which you write');
}

/** Otherwise a stolen session or key could turn the requirement off and pay. @throws 409, 422 */
function mayDropFactorForMoney({ actor }: Call): void {
  const refused = (reason: string) => invalid({ money_requires_two_factor: [reason] });
  if (actor.api_key_id) throw refused('API keys cannot turn this off. Sign in as a person.');
  if (actor.mode === 'company' && actor.role !== 'owner') throw refused('Only an owner can turn this off.');
  requireSecondFactor(actor);
}

/**
 * The new allow list, if the change concerns it. A person who restricts people must be admitted by the list.
 * @throws 409, 422 naming the field
 */
function allowListValues({ actor }: Call, current: Organization, patch: Partial<OrganizationUpdate>): Row {
  const fields = ['allowed_networks', 'restricts_people', 'restricts_keys', 'restricts_partners'] as const;
  const changed = fields.filter((field) => patch[field] !== undefined && !isEqual(patch[field], current[field]));
  if (changed.length === 0) return {};
  if (actor.api_key_id) throw invalid({ [changed[0]!]: ['API keys cannot change this. Sign in as a person.'] });
  requireSecondFactor(actor, 'changes of allowed networks');
  const allowed_networks = patch.allowed_networks ? storedNetworks(patch.allowed_networks) : current.allowed_networks;
  const is = { ...current, ...patch };
  if (is.restricts_people || is.restricts_keys || is.restricts_partners) {
    if (allowed_networks.length === 0)
      throw invalid({
        allowed_networks: ['Add a network first: without one, your company could not be used from anywhere.'],
      });
  }
  if (is.restricts_people && actor.address !== undefined) {
    const list = {
      networks: allowed_networks.map(({ network }) => network),
      people: true,
      keys: false,
      partners: false,
    };
    if (!isInNetworks(list, actor.address)) {
      const address = plainAddress(actor.address) ?? actor.address;
      throw invalid({
        allowed_networks: [`Add a network with your own address, ${address}. You would lock yourself out.`],
      });
    }
  }
  return { allowed_networks };
}

function storedNetworks(typed: NonNullable<OrganizationUpdate['allowed_networks']>): Organization['allowed_networks'] {
  const problems: string[] = [];
  const networks = new Map<string, Organization['allowed_networks'][number]>();
  for (const { network: text, note } of typed) {
    try {
      const network = parseNetwork(text);
      if (networks.has(network)) problems.push(`${network} is on the list twice.`);
      networks.set(network, { network, note: note?.trim() || null });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw invalid({ allowed_networks: problems });
  return [...networks.values()];
}

const pictures = ['logo_url', 'cover_url', 'favicon_url', 'preview_image_url'] as const;

/** A logo may be on the company's own site; the other pictures are uploaded here. @throws 422 naming the field */
async function requirePictures(call: Call, current: Organization, patch: Partial<OrganizationUpdate>): Promise<void> {
  for (const field of pictures) {
    const address = patch[field];
    if (!address || address === current[field]) continue;
    if (field === 'logo_url' && /^https:\/\/[^\s"'<>]+$/.test(address)) continue;
    if (isPictureAddress(address) && (await ownsPicture(call, address))) continue;
    const allowed =
      field === 'logo_url' ? 'must be an uploaded image or start with https://' : 'must be an uploaded image';
    throw invalid({ [field]: [allowed] });
  }
}

/** A page on the web: people write it with or without `https://`. @throws 422 naming the field */
function pageOf(field: string, given: string | null): string | null {
  const written = given?.trim();
  if (!written) return null;
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`);
  if (address?.protocol !== 'https:' || !address.hostname.includes('.') || address.username)
    throw invalid({ [field]: ['Enter an address such as https://acme.com/privacy.'] });
  return address.href;
}

function domainOf(field: string, given: string): string {
  const domain = given
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) throw invalid({ [field]: ['must be a domain, such as acme.com'] });
  return domain;
}
