import { openPartnerPage } from '#features/partners/partner-pages/server/service.ts';
import { domainOf } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { Applicant, Rejection } from '../schema.ts';
import {
  answerApplicationQuestion,
  askToJoin,
  confirmAddress,
  receiveApplication,
  takeApplicationStep,
} from './service.ts';

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
    ago: 9,
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

/** Applications in every state a reviewer meets. */
async function apply(story: DemoStory): Promise<void> {
  const page_id = story.get('signupPage');
  for (const told of applications.slice(story.company.hasExceptions ? 0 : 4)) await tell(story, page_id, told);
}

async function tell({ history }: DemoStory, page_id: string, told: Told): Promise<void> {
  const at = (days: number) => history.day(0, Math.min(0, days - told.ago));
  const id = await history.on(at(0), async (call) => {
    const page = await openPartnerPage(call, page_id);
    return (await receiveApplication(call, page!, told.applicant)).id;
  });
  if (told.isConfirmed) await history.on(at(0), (call) => confirmAddress(call, id));
  const { question, answer, rejection, isApproved } = told;
  if (question) await history.on(at(1), (call) => takeApplicationStep.ask(call, id, { question }));
  if (answer) await history.on(at(2), (call) => answerApplicationQuestion(call, id, answer));
  if (rejection) await history.on(at(3), (call) => takeApplicationStep.reject(call, id, rejection));
  if (isApproved) await history.on(at(2), (call) => takeApplicationStep.approve(call, id, {}));
}

/** Two colleagues of the demo partner ask its administrator for access. */
async function askForAccess(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const { name } = story.get('partners')[0]!;
  for (const [ago, contact_name] of [
    [3, 'Lotte Jansen'],
    [1, 'Omar Haddad'],
  ] as const) {
    const email = `${contact_name.toLowerCase().replace(' ', '.')}@${domainOf(name)}`;
    const id = await history.on(history.day(0, -ago), async (call) => {
      const page = await openPartnerPage(call, story.get('signupPage'));
      return (await receiveApplication(call, page!, { company_name: name, contact_name, email })).id;
    });
    await history.on(history.day(0, -ago), async (call) => {
      await confirmAddress(call, id);
      await askToJoin(call, id);
    });
  }
}

export const demo = [
  defineDemo('partner-applications', { when: 'end', after: ['partner-signup'], run: apply }),
  defineDemo('join-requests', { when: 'portal', after: ['partner-portal'], run: askForAccess }),
];
