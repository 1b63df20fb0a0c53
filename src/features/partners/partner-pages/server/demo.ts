import type { Applicant, Rejection } from '#features/partners/partner-applications/schema.ts';
import {
  answerQuestion,
  approveApplication,
  askApplicant,
  confirmAddress,
  receiveApplication,
  rejectApplication,
} from '#features/partners/partner-applications/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { PageBlock } from '../schema.ts';
import { openPage } from './open.ts';
import { createPartnerPage, publishPage } from './service.ts';

const blocks: PageBlock[] = [
  {
    kind: 'text',
    title: 'Grow with us',
    text: 'Partners find customers, advise them, and bring them to our platform.\nYou earn a commission on each deal that you register, and we protect it while you work on it.',
  },
  {
    kind: 'benefits',
    title: 'What you get',
    tiers: [
      {
        name: 'Registered',
        points: ['Deal registration with protection', 'Sales documents', 'Help from a partner manager'],
      },
      { name: 'Silver', points: ['Everything in Registered', 'Higher commission', 'Listing in the partner directory'] },
      { name: 'Gold', points: ['Everything in Silver', 'Leads from us', 'A marketing budget'] },
    ],
  },
  {
    kind: 'questions',
    title: 'Questions',
    items: [
      {
        question: 'Does it cost anything?',
        answer: 'No. You only need a company with customers in a country that we serve.',
      },
      {
        question: 'When do I get paid?',
        answer: 'Commissions are paid monthly, after the customer has paid the first invoice.',
      },
    ],
  },
];

interface Told {
  /** Days before today. */
  ago: number;
  applicant: Applicant;
  isConfirmed?: boolean;
  question?: string;
  answer?: string;
  rejection?: Rejection;
  isApproved?: true;
}

const applications: Told[] = [
  {
    ago: 41,
    applicant: {
      company_name: 'Northgate Consulting',
      contact_name: 'Elena Marsh',
      email: 'elena@northgate-consulting.com',
      website: 'https://northgate-consulting.com',
      country: 'US',
      message: 'We advise 40 logistics companies and want to offer your platform.',
    },
    isConfirmed: true,
    isApproved: true,
  },
  {
    ago: 23,
    applicant: { company_name: 'Quick Leads', contact_name: 'Bo Reed', email: 'bo@mailinator.com', country: 'US' },
    rejection: { reason_code: 'suspicious', reason_text: 'We could not confirm that your company exists.' },
  },
  {
    ago: 12,
    applicant: {
      company_name: 'Studio Lindqvist',
      contact_name: 'Maja Lindqvist',
      email: 'maja@studio-lindqvist.se',
      website: 'https://studio-lindqvist.se',
      country: 'SE',
      message: 'A two-person agency for warehouse software.',
    },
    isConfirmed: true,
    rejection: { reason_code: 'not_a_fit', reason_text: 'Our partners need at least five certified people.' },
  },
  {
    ago: 6,
    applicant: {
      company_name: 'Van Dijk Automation',
      contact_name: 'Sanne van Dijk',
      email: 'sanne@vandijk-automation.nl',
      website: 'https://vandijk-automation.nl',
      country: 'NL',
      message: 'We install sensors in warehouses in the Netherlands and Belgium.',
    },
    isConfirmed: true,
    question: 'How many people work in your team?',
    answer: 'Fourteen, of whom six install on site.',
  },
  {
    ago: 4,
    applicant: {
      company_name: 'Brightway Partners',
      contact_name: 'Tom Okafor',
      email: 'tom.okafor@gmail.com',
      website: 'https://brightway.co.uk',
      country: 'GB',
    },
    question: 'Can you apply with an email address of your company?',
  },
  {
    ago: 2,
    applicant: {
      company_name: 'Kanto Fleet Services',
      contact_name: 'Aiko Tanaka',
      email: 'a.tanaka@kanto-fleet.jp',
      website: 'https://kanto-fleet.jp',
      country: 'JP',
      message: 'We manage 3,000 vehicles for our customers in Japan.',
    },
    isConfirmed: true,
  },
  {
    ago: 0,
    applicant: {
      company_name: 'Delmar IT',
      contact_name: 'Luis Delmar',
      email: 'luis@delmar-it.es',
      website: 'https://delmar-it.com',
      country: 'ES',
    },
  },
];

/** A published page, and applications in every state a reviewer meets. */
async function openSignup(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const id = await history.on(history.day(0, -60), async (call) => {
    const id = await createPartnerPage(call, {
      name: 'Become a partner',
      headline: 'Sell with us. Earn on every deal.',
      intro:
        'Join our partner program: registered deals, protected customers, and commissions that you can check line by line.',
      blocks,
      owner_user_id: company.owner,
    });
    await publishPage(call, id);
    return id;
  });
  await history.on(history.today, (call) =>
    call.run(
      `insert into partner_page_days (organization_id, page_id, day, views, starts)
       select $1, $2, $3::date - n, 9 + (n * 7) % 13, (n * 5) % 4 from generate_series(0, 59) n`,
      [call.organization_id, id, history.today],
    ),
  );
  for (const told of applications.slice(company.hasExceptions ? 0 : 4)) await tell(story, id, told);
}

async function tell({ history }: DemoStory, page_id: string, told: Told): Promise<void> {
  const at = (days: number) => history.day(0, Math.min(0, days - told.ago));
  const id = await history.on(at(0), async (call) => {
    const page = await openPage(call, page_id);
    return (await receiveApplication(call, page!, told.applicant)).id;
  });
  if (told.isConfirmed) await history.on(at(0), (call) => confirmAddress(call, id));
  const { question, answer, rejection, isApproved } = told;
  if (question) await history.on(at(1), (call) => askApplicant(call, id, question));
  if (answer) await history.on(at(2), (call) => answerQuestion(call, id, answer));
  if (rejection) await history.on(at(3), (call) => rejectApplication(call, id, rejection));
  if (isApproved) await history.on(at(2), (call) => approveApplication(call, id));
}

export const demo = [defineDemo('partner-signup', { when: 'end', run: openSignup })];
