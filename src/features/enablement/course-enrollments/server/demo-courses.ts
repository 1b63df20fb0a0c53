import { type Lesson, newQuiz, type Section } from '#features/enablement/courses/definition.schema.ts';
import type { CourseCreate } from '#features/enablement/courses/schema.ts';
import type { QuizQuestionCreate } from '#features/enablement/quizzes/schema.ts';

export interface DemoCourse {
  title: string;
  given: Partial<CourseCreate>;
  prerequisites?: string[];
  isDraft?: boolean;
  /** The progress of the demo partner's user, from 0 to 1. */
  ofPortal?: number;
  sections: (questions: ReadonlyMap<string, string[]>) => Section[];
}

const article = (id: string, title: string, minutes: number, body: string): Lesson => ({
  id,
  kind: 'article',
  title,
  minutes,
  is_required: true,
  body,
});

export const demoQuestions: QuizQuestionCreate[] = [
  {
    pool: 'Program rules',
    prompt: 'When is your registration protected?',
    content: {
      kind: 'single',
      options: ['When you send it', 'When it is approved', 'When the customer signs'],
      correct: [1],
    },
    explanation: 'Protection begins with the approval and ends on the day shown on the registration.',
  },
  {
    pool: 'Program rules',
    prompt: 'Which of these speed up the approval of a registration?',
    content: {
      kind: 'multiple',
      options: ['The domain of the customer', 'A realistic amount', 'A screenshot of the website', 'The next step'],
      correct: [0, 1, 3],
    },
  },
  {
    pool: 'Program rules',
    prompt: 'You are paid for deals that you registered before someone else did.',
    content: { kind: 'true_false', is_true: true },
  },
  {
    pool: 'Program rules',
    prompt: 'Put the steps of a deal in order.',
    content: {
      kind: 'order',
      items: ['Register the deal', 'Receive the approval', 'Win the deal', 'Receive the commission'],
    },
  },
  {
    pool: 'Selling',
    prompt: 'Match each customer with the argument that matters most.',
    content: {
      kind: 'match',
      pairs: [
        { left: 'Fleet manager', right: 'Fewer hours on the road' },
        { left: 'Chief financial officer', right: 'Lower fuel and insurance costs' },
        { left: 'Head of IT', right: 'One system to maintain' },
      ],
    },
  },
  {
    pool: 'Selling',
    prompt: 'A fleet of 40 vans saves $25 per van and month. How much does it save in a year, in dollars?',
    content: { kind: 'numeric', value: 12_000, tolerance: 0 },
    explanation: '40 × $25 × 12 = $12,000.',
  },
  {
    pool: 'Selling',
    prompt: 'What do we call a small, paid test with a few vehicles?',
    content: { kind: 'short_text', accepted: ['Pilot', 'Pilot project'], is_case_sensitive: false },
  },
  {
    pool: 'Selling',
    prompt: 'What should you ask for at the end of the first meeting?',
    content: { kind: 'single', options: ['A discount', 'A date for the pilot', 'A reference'], correct: [1] },
  },
];

export const demoCourses: DemoCourse[] = [
  {
    title: 'Partner program basics',
    given: {
      summary: 'How registrations, protection and commissions work. Start here.',
      level: 'beginner',
      tags: ['Onboarding'],
      shared_with: 'everyone',
      valid_months: 24,
    },
    ofPortal: 1,
    sections: (questions) => [
      {
        id: 'program',
        title: 'The program',
        lessons: [
          article(
            'welcome',
            'Welcome',
            3,
            'Welcome to the program.\n\n### What you learn\n\n- How you register a deal\n- How long your deals are protected\n- How and when you are paid',
          ),
          article(
            'register',
            'Register a deal',
            5,
            'Register a deal **before** you send an offer. A good registration names:\n\n1. The customer with its domain\n2. A realistic amount\n3. The next step and its date\n\nYou get an answer within two business days.',
          ),
          article(
            'paid',
            'How you are paid',
            4,
            'Commissions are on hold until the customer has paid. Then they become payable and are part of the next payout.',
          ),
        ],
      },
      {
        id: 'check',
        title: 'Check',
        lessons: [
          {
            id: 'rules_quiz',
            kind: 'quiz',
            title: 'Check your knowledge',
            minutes: 5,
            is_required: true,
            quiz: { ...newQuiz(), question_ids: questions.get('Program rules') ?? [], pass_percent: 50 },
          },
        ],
      },
    ],
  },
  {
    title: 'Selling to fleet managers',
    given: {
      summary: 'Who decides, what they ask, and how you get from the first meeting to a pilot.',
      level: 'intermediate',
      tags: ['Sales'],
      shared_with: 'everyone',
      due_days: 90,
    },
    prerequisites: ['Partner program basics'],
    // Everything but the review of the assignment is done.
    ofPortal: 0.95,
    sections: (questions) => [
      {
        id: 'customers',
        title: 'Your customers',
        lessons: [
          article(
            'who',
            'Who decides',
            6,
            'Three people decide about fleet software: the **fleet manager**, the **chief financial officer** and the **head of IT**. Each has other questions.',
          ),
          article(
            'value',
            'Calculate the value',
            8,
            'Ask for three numbers: vehicles, kilometers per vehicle and fuel per month. With them you can show the savings of a year.',
          ),
          {
            id: 'selling_quiz',
            kind: 'quiz',
            title: 'Arguments and numbers',
            minutes: 8,
            is_required: true,
            quiz: {
              ...newQuiz(),
              question_ids: (questions.get('Selling') ?? []).slice(0, 2),
              pools: [{ pool: 'Program rules', count: 2 }],
              pass_percent: 60,
              time_limit_minutes: 20,
            },
          },
        ],
      },
      {
        id: 'practice',
        title: 'Practice',
        lessons: [
          {
            id: 'pitch',
            kind: 'assignment',
            title: 'Write your pitch',
            minutes: 20,
            is_required: true,
            body: 'Choose a customer from your region. Write **five sentences** for the first meeting. We read it and answer within three days.',
          },
        ],
      },
    ],
  },
  {
    title: 'Installation and support',
    given: {
      summary: 'For technicians: mount the devices, check the signal and answer the ten most frequent questions.',
      level: 'advanced',
      tags: ['Technical'],
      shared_with: 'everyone',
      is_sequential: true,
      valid_months: 12,
    },
    sections: () => [
      {
        id: 'device',
        title: 'The device',
        lessons: [
          article(
            'mount',
            'Mount the device',
            10,
            'Disconnect the battery first. Mount the device under the dashboard, not behind metal.',
          ),
          article(
            'signal',
            'Check the signal',
            6,
            'The light is green when the device has sent its first position. This takes up to three minutes.',
          ),
          article(
            'support',
            'Frequent questions',
            8,
            '### The light stays red\n\nCheck the fuse, then the antenna.\n\n### The position is wrong\n\nWait three minutes under the open sky.',
          ),
        ],
      },
      {
        id: 'workshop',
        title: 'Workshop',
        lessons: [
          {
            id: 'live',
            kind: 'live_session',
            title: 'Online workshop',
            minutes: 60,
            is_required: false,
            url: 'https://meet.lumenfleet.example/workshop',
            starts_at: '2027-03-02T15:00:00.000Z',
          },
        ],
      },
    ],
  },
  {
    title: 'Recent changes this spring',
    given: { summary: 'New devices, new prices and the changes to the program.', tags: ['Product'], level: 'beginner' },
    isDraft: true,
    sections: () => [
      {
        id: 'news',
        title: 'News',
        lessons: [article('devices', 'New devices', 5, 'The new device is smaller and has two SIM cards.')],
      },
    ],
  },
];
