import type { Mode } from '#web/session/credentials.ts';
import { defineTexts } from '#web/texts.ts';
import type { CompanyStep, PartnerStep, Step } from '../schema.ts';

interface StepTexts {
  label: string;
  title: string;
  text: string;
}

/** The label of each step in the list, its title and its purpose. */
export const companySteps = defineTexts('work/onboarding/web/company-steps', {
  company_details: {
    label: 'Your company',
    title: 'Tell partners who you are',
    text: 'Partners see this in their portal, in invitations and on public pages.',
  },
  program_shape: {
    label: 'Program',
    title: 'How do you work with partners?',
    text: 'Your choice decides which modules you see, and fills partner types, tiers, stages, an incentive structure and a sign-up page. Choose one or more, or skip this step to see everything. You can change it later in Settings.',
  },
  partner_types: {
    label: 'Partner types',
    title: 'What kinds of partners do you have?',
    text: 'Types decide which structures, forms and content a partner gets. Start with a few broad ones.',
  },
  partner_status: {
    label: 'Partner statuses',
    title: 'What stages do your partners go through?',
    text: 'Each status belongs to a category, which decides what the partner can do. You can rename these statuses.',
  },
  add_partners: {
    label: 'First partners',
    title: 'Add your first partners',
    text: 'Only a name is required. Paste a list to add many at once, or import a file in a later step.',
  },
  team_members: {
    label: 'Team',
    title: 'Who runs the program with you?',
    text: 'Team members get an email with a link that works once. Payouts need a second person to approve them, so invite at least one.',
  },
  branding: {
    label: 'Branding',
    title: 'Add your branding',
    text: 'Your logo and color appear in the partner portal, in emails and on public pages.',
  },
  import: {
    label: 'Import',
    title: 'Import your data',
    text: 'Upload a CSV or Excel export from your CRM or another partner tool. You review all changes before anything is saved.',
  },
  go_live: {
    label: 'Go live',
    title: 'Are you ready for partners?',
    text: 'Items tick themselves off as you complete them. The checklist stays on your dashboard until you hide it.',
  },
} satisfies Record<CompanyStep, StepTexts>);

export const partnerSteps = defineTexts('work/onboarding/web/partner-steps', {
  company_details: {
    label: 'Your company',
    title: 'Introduce your company',
    text: 'Your partner manager sees this, and it appears in the partner directory if you are listed there.',
  },
  people: {
    label: 'People',
    title: 'Who works with you?',
    text: 'Invite the people who register deals, take courses or look after payments. They get an email with a link that works once.',
  },
  payout_details: {
    label: 'Payout details',
    title: 'Where should we pay you?',
    text: 'We need your payout details before the first payment. You can add or change them later under Payouts.',
  },
  first_contract: {
    label: 'Contract',
    title: 'Sign your contract',
    text: 'Contracts that wait for your signature are listed here. You can always read them under Contracts.',
  },
  first_step: {
    label: 'First step',
    title: 'Start with a deal or a course',
    text: 'Register your first deal to protect it, or take a course. You can do both later.',
  },
} satisfies Record<PartnerStep, StepTexts>);

/** The texts of the step on the caller's side. */
export const onboardingTexts = (step: Step, mode: Mode): StepTexts =>
  mode === 'partner' ? partnerSteps[step as PartnerStep] : companySteps[step as CompanyStep];
