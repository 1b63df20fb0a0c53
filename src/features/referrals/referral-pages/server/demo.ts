import { registerForSubmitter, takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { createComment } from '#features/deals/registration-comments/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { noteEntry } from './receive.ts';
import { createReferralPage, takeReferralPageStep } from './service.ts';

interface Told {
  /** Days before today. */
  ago: number;
  account: string;
  domain: string;
  country: string;
  person: string;
  amount: number;
  title: string;
  isPublic: boolean;
  fate?: 'approved' | 'asked';
}

const registrations: Told[] = [
  {
    ago: 19,
    account: 'Lakeside Freight',
    domain: 'lakeside-freight.example',
    country: 'CA',
    person: 'Nora Bell',
    amount: 4_200_000,
    title: 'Route planning for 80 trucks',
    isPublic: true,
    fate: 'approved',
  },
  {
    ago: 6,
    account: 'Tamarind Foods',
    domain: 'tamarind-foods.example',
    country: 'GB',
    person: 'Imran Shah',
    amount: 1_850_000,
    title: 'Cold chain monitoring',
    isPublic: true,
    fate: 'asked',
  },
  {
    ago: 1,
    account: 'Ostrava Castings',
    domain: 'ostrava-castings.example',
    country: 'CZ',
    person: 'Petra Novak',
    amount: 2_640_000,
    title: 'Sensors in two plants',
    isPublic: true,
  },
  {
    ago: 3,
    account: 'Meridian Clinics',
    domain: 'meridian-clinics.example',
    country: 'US',
    person: 'Joel Grant',
    amount: 3_300_000,
    title: 'Asset tracking in nine clinics',
    isPublic: false,
  },
];

/** A page for visitors and one for people who have signed in, with what came through them. */
async function openForms(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners').slice(0, 3);
  const type_id = story.get('resaleType');
  const pages = await history.on(history.day(0, -60), async (call) => {
    const open = await createReferralPage(call, {
      name: 'Event leads',
      headline: 'Register a deal with your partner',
      intro: 'You met a customer at an event? Tell us in two minutes. Your partner is protected once we approve.',
      partner_from: 'chosen',
      offered_partner_ids: partners.map(({ id }) => id),
      type_id,
    });
    const own = await createReferralPage(call, {
      name: 'Short registration',
      headline: 'Register a deal',
      intro: 'The short form for your sales team. Your name and email are filled in.',
      access: 'signed_in',
      type_id,
    });
    await takeReferralPageStep.publish(call, open);
    await takeReferralPageStep.publish(call, own);
    return { open, own };
  });
  await history.on(history.today, (call) =>
    call.run(sql`
      insert into referral_page_days (organization_id, page_id, day, views, starts)
      select ${call.organization_id}, page, ${history.today}::date - n, 2 + (n * (3 + at)) % 7, (n + at::int) % 2
      from generate_series(0, 59) n, unnest(${[pages.open, pages.own]}::uuid[]) with ordinality p(page, at)`),
  );
  for (const [index, told] of registrations.slice(company.hasExceptions ? 0 : 2).entries())
    await tell(story, told.isPublic ? pages.open : pages.own, partners[index % partners.length]!.id, told);
}

async function tell(story: DemoStory, page_id: string, partner_id: string, told: Told): Promise<void> {
  const { history } = story;
  const at = (days: number) => history.day(0, Math.min(0, days - told.ago));
  const { account, domain, country, person, amount, title, isPublic, fate } = told;
  const id = await history.on(at(0), async (call) => {
    const registration_id = await registerForSubmitter(
      call,
      { partner_id, user_id: null, full_name: person, side: 'partner' },
      {
        type_id: story.get('resaleType'),
        account_name: account,
        account_domain: domain,
        country,
        contact_email: `purchasing@${domain}`,
        title,
        amount_minor: amount,
        expected_close_on: history.day(3),
      },
    );
    await noteEntry(call, {
      registration_id,
      page_id,
      submission_id: null,
      is_public: isPublic,
      submitter_name: person,
      submitter_email: `${person.split(' ')[0]!.toLowerCase()}@${domain}`,
    });
    return registration_id;
  });
  if (fate === 'asked') {
    await history.on(at(1), async (call) => {
      await createComment(call, {
        registration_id: id,
        body: 'We talked to them in spring. I ask who decides now.',
        visibility: 'internal',
      });
      await createComment(call, {
        registration_id: id,
        body: 'Thank you. We need to know who decides before we can approve.',
        visibility: 'shared',
      });
      await takeRegistrationStep.ask(call, id, { question: 'Who decides at the customer, and when?' });
    });
  }
  if (fate === 'approved') await history.on(at(1), (call) => takeRegistrationStep.approve(call, id, { convert: true }));
}

export const demo = [defineDemo('deal-forms', { when: 'end', after: ['deal-registrations'], run: openForms })];
