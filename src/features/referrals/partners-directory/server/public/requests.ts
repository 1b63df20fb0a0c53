import type { FastifyRequest } from 'fastify';
import { receiveLead } from '#features/deals/leads/server/service.ts';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { forVisitor } from '#server/site/visitor.ts';
import type { ContactRequest, DirectoryPartner, MatchRequest } from '../../public.schema.ts';
import { tellContact } from '../notices.ts';
import type { OpenDirectory } from './directory.ts';
import { partnersBy } from './pages.ts';
import { checkFormKey, directoryVisitor, noteVisit } from './visitors.ts';
import { matchWishesOf, wishReason } from './wishes.ts';

/** A visitor writes to one listed partner: the company gets a lead that names this partner. @returns how many leads */
export async function contactPartner(
  kernel: Kernel,
  request: FastifyRequest,
  directory: OpenDirectory,
  address: string,
  given: ContactRequest,
): Promise<number> {
  if (directory.settings.contact_mode !== 'form') throw notFound('This form');
  return receive(kernel, request, directory, [address], given, { source: 'directory', need: given.message });
}

/** A visitor asks the partners that the match form proposed. @returns how many leads */
export async function requestMatch(
  kernel: Kernel,
  request: FastifyRequest,
  directory: OpenDirectory,
  given: MatchRequest,
): Promise<number> {
  if (!directory.settings.has_match_form) throw notFound('This form');
  const { budget, timing } = given;
  const wishes = matchWishesOf(directory.fields, '', given.must).map((wish) => `• ${wishReason(wish)}`);
  const need = [given.need, ...wishes].join('\n');
  return receive(kernel, request, directory, given.partner_ids, given, { source: 'match', need, budget, timing });
}

type Person = Omit<ContactRequest, 'message'>;
interface Asked {
  source: 'directory' | 'match';
  need: string;
  budget?: string | undefined;
  timing?: string | undefined;
}

async function receive(
  kernel: Kernel,
  request: FastifyRequest,
  directory: OpenDirectory,
  addresses: readonly string[],
  person: Person,
  asked: Asked,
): Promise<number> {
  // Filled in by programs only. They get the usual answer, and nothing is kept.
  if (person.website_address?.trim()) return addresses.length;
  checkFormKey(kernel, directory.settings.id, person.key);
  await attempt(kernel, [
    requestThrottle(request.ip, 'directory_request'),
    { ...requestThrottle(directory.settings.id, 'directory_requests'), free: 600 },
  ]);
  return forVisitor(kernel, request, directory.organization_id, async (call) => {
    const partners = await partnersBy(call, directory, [...new Set(addresses)]);
    if (partners.length === 0) throw notFound('This partner');
    const visitor = directoryVisitor(kernel, request, call.today());
    for (const partner of partners) {
      await receiveLead(call, {
        source: asked.source,
        contact: { name: person.name, email: person.email, phone: person.phone || null },
        company: { name: person.company || null, country: person.country || null },
        need: asked.need,
        budget: asked.budget ?? null,
        timing: asked.timing ?? null,
        language: directory.settings.language,
        partner_id: partner.ID,
        consent: consentText(partner, directory),
      });
      await noteVisit(call, {
        directory_id: directory.settings.id,
        kind: asked.source === 'match' ? 'match' : 'contact',
        visitor,
        partner_id: partner.ID,
      });
    }
    await tellContact(call, directory, partners);
    return partners.length;
  });
}

const consentText = ({ partner_company }: DirectoryPartner, { company }: OpenDirectory) =>
  `I agree that ${company.name} passes my request on to ${partner_company.CompanyName}.`;
