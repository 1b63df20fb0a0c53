import { readPartner, updatePartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal, refusalBehind } from '#server/errors.ts';
import { type TermKey, termLabels } from '../../contract-templates/content.schema.ts';
import { type SignedTerms, termEffect } from './term-effects.ts';

/**
 * Signed terms take effect through the services that own them. What cannot take effect, such as an archived structure, is noted at the
 * contract, and the report of differences lists it; the contract is signed all the same.
 */
export async function applyTerms(call: Call, signed: SignedTerms): Promise<void> {
  const { id, partner_id, terms } = signed;
  const problems: string[] = [];
  const attempt = async (key: TermKey, work: () => Promise<unknown>) => {
    await call.run('savepoint term');
    try {
      await work();
      await call.run('release savepoint term');
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalBehind(error);
      if (!refusal) throw error;
      await call.run('rollback to savepoint term');
      problems.push(`${termLabels[key]}: ${refusal.message}`);
    }
  };
  await call.because('Signed contract');
  const { plan_id, region_id } = terms;
  if (plan_id) await attempt('plan_id', () => termEffect('plan_id')(call, signed));
  if (region_id) await attempt('region_id', () => setTerritory(call, partner_id, region_id));
  const { protection_days, payment_term_days, is_exclusive } = terms;
  if (protection_days) await attempt('protection_days', () => updatePartner(call, partner_id, { protection_days }));
  if (typeof payment_term_days === 'number')
    await attempt('payment_term_days', () => updatePartner(call, partner_id, { payment_term_days }));
  if (typeof is_exclusive === 'boolean')
    await attempt('is_exclusive', () => updatePartner(call, partner_id, { is_exclusive }));
  if (problems.length > 0)
    await call.run(sql`
      update contracts set seal_problem = ${`Not in effect: ${problems.join('; ')}`.slice(0, 2000)}
      where organization_id = ${call.organization_id} and id = ${id}`);
}

/** The signed territory becomes the main region; the former ones stay as further regions. */
async function setTerritory(call: Call, partner_id: string, region_id: string): Promise<void> {
  const partner = await readPartner(call, partner_id);
  if (partner.region_id === region_id) return;
  const others = [partner.region_id, ...partner.other_region_ids].filter(
    (one): one is string => one !== null && one !== region_id,
  );
  await updatePartner(call, partner_id, { region_id, other_region_ids: others });
}
