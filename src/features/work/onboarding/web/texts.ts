import type { Mode } from '#web/session/credentials.ts';
import { defineTexts, plural } from '#web/texts.ts';
import type { CompanyStep, PartnerStep, Step } from '../schema.ts';

export const texts = defineTexts('work/onboarding/web', {
  setUp: 'Set up',
  steps: 'Steps',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  progress: 'Progress',
  completed: 'completed',
  skipped: 'skipped',
  back: 'Back',
  next: 'Continue',
  nextHint: 'Ctrl + Enter',
  finish: 'Finish setup',
  leave: 'Finish later',
  leaveTitle: 'Finish the setup later?',
  leaveText:
    'Your entries are saved. The go-live checklist on your dashboard shows what is left to do. Templates and sample data are in Settings.',
  leavePartnerText: 'Your entries are saved. Your dashboard shows what is left to do.',
  stay: 'Keep going',
  skipTitle: 'Skip Current Step?',
  skipText: "You haven't completed this step. Are you sure you want to move to the next step?",
  skip: 'Skip',
  fetchFailed: 'Failed to fetch onboarding status',
  updateFailed: 'Failed to update step',
  completeFailed: 'Failed to complete step',
  finishFailed: 'Failed to complete onboarding',
  tryAgain: 'Try again',
  saveStep: 'Save and continue',
  start: 'Start here',
  startText: 'Four steps to your first deal.',
  doneOf: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  steps4: {
    profile: {
      title: 'Introduce your company',
      text: 'Your partner manager and the directory show this.',
      action: 'Edit profile',
    },
    contract: { title: 'Sign your contract', text: 'A contract waits for your signature.', action: 'Open contracts' },
    payout: {
      title: 'Enter your payout details',
      text: 'You are paid to this account once you earn.',
      action: 'Enter details',
    },
    course: {
      title: 'Take your first course',
      text: 'Learn what we sell and how the program works.',
      action: 'See courses',
    },
    deal: {
      title: 'Register your first deal',
      text: 'Once approved, the deal is protected for you.',
      action: 'Register deal',
    },
  },
  describeYourself: 'What you do and for whom, in one or two sentences.',
  firstDeal: 'Register a deal',
  firstDealText: 'Tell us about a customer you work with. Once approved, the deal is protected for you.',
  firstDealAction: 'Register deal',
  firstDealDone: (count: number) => plural(count, 'deal registered', 'deals registered'),
  firstCourse: 'Take a course',
  firstCourseText: 'Learn what we sell and how the program works, at your own pace.',
  firstCourseAction: 'See courses',
  firstCourseDone: (count: number) => plural(count, 'course started', 'courses started'),
  controlEnterMetaEnter: 'Control+Enter Meta+Enter',
});

interface StepTexts {
  label: string;
  title: string;
  text: string;
}

/** The label of each step in the list, its title and its purpose. */
const companyTexts: Record<CompanyStep, StepTexts> = {
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
};

const partnerTexts: Record<PartnerStep, StepTexts> = {
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
};

/** The texts of the step on the caller's side. */
export const onboardingTexts = (step: Step, mode: Mode): StepTexts =>
  mode === 'partner' ? partnerTexts[step as PartnerStep] : companyTexts[step as CompanyStep];
