import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { sampleDistribution, sampleDistributor } from '#features/partners/distributions/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

/** Makes the setting's partner a distributor of a reseller that registered a deal. @returns the id of the part */
const waiting = ({ company, partner_id }: Setting) =>
  company.within(async (call) => {
    const reseller = await samplePartner(call);
    const distribution_id = await sampleDistribution(call, { partner_id: reseller });
    await set(call, 'distributions', distribution_id, { distributor_id: partner_id });
    const registration = await sampleDealRegistration(call, { partner_id: reseller, distribution_id });
    await takeRegistrationStep.submit(call, registration, {});
    return idOf(call, 'distributor_deals where organization_id = $1 and registration_id = $2', registration);
  });

/** A distributor, or a firm with an unknown website, proposes a distribution. */
const proposal =
  (isMatched: boolean) =>
  ({ company, partner_id }: Setting) =>
    company.within(async (call) => {
      const id = newId();
      await call.run(sql`
        insert into distributions (id, organization_id, partner_id, distributor_id, status, origin, proposed_by,
          invited_domain)
        values (${id}, ${call.organization_id}, ${partner_id}, ${isMatched ? await sampleDistributor(call) : null},
          'proposed', 'invitation', ${isMatched ? 'distributor' : 'reseller'}, 'invited.example')`);
      return id;
    });
const end: Cases[string]['finish'] = ({ owner }, id) => owner.post(`/distributions/${id}/end`, {});

export const distribution: Cases = {
  'partner distribution_proposal': { create: proposal(true), finish: end },
  'company distribution_to_match': { create: proposal(false), finish: end },
  'partner distributor_confirmation': {
    create: waiting,
    finish: ({ owner }, id) => owner.post(`/distributor_deals/${id}/confirm`, {}),
  },
  'company distributor_without_answer': {
    create: async (setting) => {
      const id = await waiting(setting);
      await setting.company.within((call) => set(call, 'distributor_deals', id, { status: 'overdue' }));
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/distributor_deals/${id}/confirm`, {}),
  },
};
