import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { accountName, countries, domainOf, firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { approvalsDemo } from './demo-approvals.ts';
import { checkCompany, createPartnerDraft, markInactiveRegistrations, takeRegistrationStep } from './service.ts';

/** Registrations of the last weeks, in every state a reviewer meets: waiting, asked, approved, rejected, in conflict. */
async function registerDeals(story: DemoStory): Promise<void> {
  const { history, chance } = story;
  const count = story.company.registrations;
  const partners = story.get('partners').slice(0, -4).slice(0, 20);
  for (let index = 0; index < count; index++) {
    const partner = partners[index % partners.length]!;
    const age = count - index;
    const country = chance.pick(countries);
    // Now and then two partners are after the same customer.
    const name = accountName(1000 + (index % 9 === 8 ? index - 1 : index), country);
    const days = -Math.floor(age * 1.1);
    const submitted = history.day(0, days);
    const id = await history.on(
      submitted,
      async (call) => {
        const draft = await createPartnerDraft(call, {
          partner_id: partner.id,
          type_id: story.get('resaleType'),
          account_name: name,
          account_domain: domainOf(name),
          country,
          contact_name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
          contact_email: `purchasing@${domainOf(name)}`,
          title: chance.pick([
            'New fleet rollout',
            'Platform replacement',
            'Pilot in two sites',
            'Expansion to the second plant',
          ]),
          description: chance.pick([
            'Met the head of operations on site; budget is approved for this year.',
            'The current contract ends in spring and they want to compare.',
            'They asked for a quote after our workshop.',
          ]),
          amount_minor: chance.between(8, 160) * 50_000,
          expected_close_on: history.day(chance.between(2, 5)),
        });
        await takeRegistrationStep.submit(call, draft, {});
        return draft;
      },
      {
        mode: 'partner',
        partner_id: partner.id,
        role: 'partner_admin',
        user_id: null,
        full_name: `${chance.pick(firstNames)} of ${partner.name}`,
      },
    );
    const fate = index % 6;
    const answer = (decide: (call: Call) => Promise<unknown>) =>
      history.on(history.day(0, Math.min(days + 1, 0)), decide);
    if (fate === 4) {
      await answer((call) =>
        takeRegistrationStep.ask(call, id, { question: 'Who at the customer decides, and have you met them?' }),
      );
    } else if (days < -4 && fate === 3) {
      await answer((call) =>
        takeRegistrationStep.reject(call, id, {
          reason_code: 'not_qualified',
          reason_text: 'There is no budget this year. Register again when the project is funded.',
        }),
      );
    } else if (days < (fate === 5 ? -9 : -4)) {
      await answer(async (call) => {
        const blocked = await call.maybe(sql`
          select from deal_conflicts
          where organization_id = ${call.organization_id} and registration_id = ${id} and severity = 'block'`);
        if (!blocked)
          return takeRegistrationStep.approve(call, id, {
            convert: fate === 0,
            override: { code: 'customer_decision', text: 'The customer chose to work with this partner.' },
          });
        if (days > -14) return;
        return takeRegistrationStep.reject(call, id, {
          reason_code: 'existing_engagement',
          reason_text: 'Another partner registered this account before you and is working with it.',
        });
      });
    }
  }
}

/** One company is kept free for a partner that still prepares its registration. */
async function holdOne(story: DemoStory): Promise<void> {
  const { history } = story;
  const partner = story.get('partners')[0]!;
  const company = { account_name: 'Ventura Ferries', account_domain: 'ventura-ferries.example', country: 'PT' };
  await history.on(
    history.today,
    async (call) => {
      await checkCompany(call, company);
      const draft = await createPartnerDraft(call, {
        ...company,
        partner_id: partner.id,
        type_id: story.get('resaleType'),
      });
      await takeRegistrationStep.hold(call, draft, {});
    },
    {
      mode: 'partner',
      partner_id: partner.id,
      role: 'partner_admin',
      user_id: null,
      full_name: `Ada of ${partner.name}`,
    },
  );
}

export const demo = [
  approvalsDemo,
  defineDemo('deal-registrations', { when: 'end', after: ['documents'], run: registerDeals }),
  defineDemo('held-account', { when: 'end', after: ['deal-registrations'], run: holdOne }),
  defineDemo('silent-registrations', {
    when: 'end',
    after: ['open-deals'],
    run: ({ history }) => history.on(history.today, markInactiveRegistrations),
  }),
];
