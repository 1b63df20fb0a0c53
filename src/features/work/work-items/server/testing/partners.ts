import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import { sampleContract, sampleContractDraft } from '#features/partners/contracts/server/sample.ts';
import { sampleApplication } from '#features/partners/partner-applications/server/sample.ts';
import { evaluateHealth } from '#features/partners/partner-health/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

/** A contract that both people of the setting sign, in any order. */
async function contractFor(call: Call, { partner, owner, partner_id }: Setting): Promise<string> {
  const template_id = await sampleContractTemplate(call, { signing_order: 'parallel' });
  return sampleContract(call, {
    partner_id,
    template_id,
    signers: [
      { role: 'partner', name: 'Ana Kovač', email: partner.email },
      { role: 'company', name: 'Jo Keller', email: owner.email },
    ],
  });
}

const toSign = (side: 'company' | 'partner'): Cases[string] => ({
  create: (setting) =>
    setting.company.within(async (call) => {
      const { id } = await call.one<{ id: string }>(sql`
        select id from contract_signings
        where organization_id = ${call.organization_id} and contract_id = ${await contractFor(call, setting)}
          and side = ${side}`);
      return id;
    }),
  finish: async ({ company, owner }, id) => {
    const { contract_id } = await company.within((call) =>
      call.one<{ contract_id: string }>(
        sql`select contract_id from contract_signings where organization_id = ${call.organization_id} and id = ${id}`,
      ),
    );
    await owner.post(`/contracts/${contract_id}/void`, { reason: 'A test' });
  },
});

const end: Cases[string]['finish'] = ({ owner }, id) => owner.post(`/contracts/${id}/void`, { reason: 'A test' });

export const partners: Cases = {
  'company partner_health_dropped': {
    create: ({ company, partner_id }) =>
      company.within(async (call) => {
        await evaluateHealth(call, [partner_id]);
        const id = await idOf(call, 'partner_health where organization_id = $1 and partner_id = $2', partner_id);
        await set(call, 'partner_health', id, {
          dropped_on: call.today(),
          dropped_from: 'good',
          acknowledged_at: null,
        });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/partner_health/${id}/acknowledge`),
  },
  'company contract_to_sign': toSign('company'),
  'partner contract_to_sign': toSign('partner'),
  'company contract_unsigned': {
    // It becomes work when the signatures are late.
    create: (setting) =>
      setting.company.within(async (call) => {
        const id = await contractFor(call, setting);
        await call.run(sql`
          update contracts set sent_at = ${call.now()}::timestamptz - interval '6 days'
          where organization_id = ${call.organization_id} and id = ${id}`);
        await call.run(sql`
          update contract_signings set last_sent_at = ${call.now()}::timestamptz - interval '6 days'
          where organization_id = ${call.organization_id} and contract_id = ${id}`);
        return id;
      }),
    finish: end,
  },
  'company contract_draft': {
    create: ({ company, partner_id }) => company.within((call) => sampleContractDraft(call, { partner_id })),
    finish: ({ owner }, id) => owner.post(`/contracts/${id}/send`),
  },
  'company contract_ending': {
    create: (setting) =>
      setting.company.within(async (call) => {
        const id = await contractFor(call, setting);
        for (const status of ['awaiting_seal', 'completed', 'active', 'expiring'])
          await call.run(sql`
            update contracts
            set status = ${status}, ends_on = ${call.today()}, effective_on = ${call.today()},
              completed_at = ${call.now()}, sealed_sha256 = repeat('0', 64)
            where organization_id = ${call.organization_id} and id = ${id}`);
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/contracts/${id}/terminate`, { reason: 'A test' }),
  },
  'company application_review': {
    create: ({ company }) => company.within((call) => sampleApplication(call)),
    finish: ({ owner }, id) => owner.post(`/partner_applications/${id}/reject`, { reason_code: 'not_a_fit' }),
  },
  'partner join_request': {
    create: ({ company, partner_id }) =>
      company.within(async (call) => {
        const id = await sampleApplication(call);
        await set(call, 'partner_applications', id, { door: 'join', partner_id, matched_partner_id: partner_id });
        return id;
      }),
    finish: ({ partner }, id) => partner.post(`/partner_applications/${id}/reject`, { reason_code: 'other' }),
  },
};
