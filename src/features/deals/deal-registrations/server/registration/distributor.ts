import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { defaultDistribution, requireOwnDistribution } from '#features/partners/distributions/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { DealRegistration } from '../../schema.ts';

type Named = Pick<DealRegistration, 'id' | 'partner_id' | 'type_id' | 'distribution_id'>;

/** The distribution of a new draft: the given one if it is the partner's own, otherwise its default. @throws 422 */
export async function distributionOfDraft(
  call: Call,
  { distribution_id, country }: { distribution_id?: string | null | undefined; country?: string | null | undefined },
  partner_id: string,
): Promise<Row> {
  return call.asCompany(async (company) => {
    if (distribution_id) await requireOwnDistribution(company, distribution_id, partner_id);
    if (distribution_id !== undefined) return { distribution_id };
    const chosen = await defaultDistribution(company, partner_id, country ?? null);
    return chosen ? { distribution_id: chosen } : {};
  });
}

/** @throws 422 for a distribution of another partner, or one that has ended */
export async function requireNamedDistribution(
  call: Call,
  id: string | null | undefined,
  partner_id: string,
): Promise<void> {
  if (id) await call.asCompany((company) => requireOwnDistribution(company, id, partner_id));
}

/** @throws 422 when the partner's type or the deal's type requires a distributor, or the named one has left */
export async function requireDistributorNamed(company: Call, draft: Named): Promise<void> {
  if (draft.distribution_id) {
    await requireOwnDistribution(company, draft.distribution_id, draft.partner_id);
    return;
  }
  const { is_required } = await company.one<{ is_required: boolean }>(sql`
    select coalesce(t.requires_distributor, false) or coalesce((select y.requires_distributor from opportunity_types y
      where y.organization_id = ${company.organization_id} and y.id = ${draft.type_id}), false) as is_required
    from partners p left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
    where p.organization_id = ${company.organization_id} and p.id = ${draft.partner_id}`);
  if (is_required) throw invalid({ distribution_id: ['Choose the distributor of this deal.'] });
}

/** True while the program lets the distributor answer before the review. */
export async function asksDistributorFirst(company: Call, { distribution_id }: Named): Promise<boolean> {
  if (!distribution_id) return false;
  const settings = await company.maybe<{ confirmation: string }>(
    sql`select confirmation from distribution_settings where organization_id = ${company.organization_id}`,
  );
  return (settings?.confirmation ?? 'before') === 'before';
}

interface Answer {
  distributor_id: string;
  distributor_name: string;
  status: string;
}

function answerOf(company: Call, id: string): Promise<Answer | undefined> {
  return company.maybe<Answer>(sql`
    select d.distributor_id, q.name as distributor_name, d.status from distributor_deals d
    join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
    where d.organization_id = ${company.organization_id} and d.registration_id = ${id} and d.status <> 'canceled'`);
}

/** @throws 409 while the distributor has not confirmed and the program asks it first; no answer in time counts as none */
export async function requireDistributorAnswer(call: Call, registration: Named): Promise<void> {
  await call.asCompany(async (company) => {
    const answer = await answerOf(company, registration.id);
    if (!answer) return;
    if (answer.status === 'declined')
      throw conflict('The distributor declined this deal. Change or remove the distributor before you approve it.');
    if (answer.status === 'waiting' && (await asksDistributorFirst(company, registration)))
      throw conflict('The distributor has not confirmed this deal yet.', { allowed: ['rejected', 'info_requested'] });
  });
}

/** The partners of the deal of a registration: with a distributor, the partner resells; otherwise it is the source. */
export async function partnersOfDeal(company: Call, { id, partner_id }: Named): Promise<ParticipantInput[]> {
  const answer = await answerOf(company, id);
  if (!answer || answer.status === 'declined' || answer.distributor_id === partner_id)
    return [{ partner_id, role: 'source' }];
  return [
    { partner_id, role: 'resell' },
    {
      partner_id: answer.distributor_id,
      role: 'distributor',
      status: answer.status === 'confirmed' ? 'confirmed' : 'proposed',
    },
  ];
}
