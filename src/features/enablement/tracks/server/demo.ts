import { createAudience } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow, updateRow } from '#server/resource/verbs.ts';
import type { TrackDefinition, TrackStep } from '../definition.schema.ts';
import { assignTrack } from './assign.ts';
import { tracks } from './resource.ts';
import { takeProgressStep, takeTrackStep } from './steps.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    onboardingTrack: string;
    /** The audience of resellers that joined lately. */
    newResellers: string;
  }
}

const step = (key: string, kind: string, title: string, also: Partial<TrackStep> = {}): TrackStep => ({
  key,
  kind,
  title,
  side: 'partner',
  is_required: true,
  points: 10,
  ...also,
});

const onboarding: TrackDefinition = {
  stages: [
    {
      key: 'welcome',
      name: 'Welcome',
      steps: [
        step('kickoff', 'meeting', 'Hold the kickoff call', {
          due_days: 7,
          help: 'Meet your partner manager and agree on goals for the first quarter.',
        }),
        step('profile', 'profile', 'Complete your partner profile', { due_days: 10, is_required: false }),
        step('plan', 'task', 'Share your business plan', {
          due_days: 21,
          needs_approval: true,
          points: 25,
          help: 'Target customers, team and revenue for the first year, on one page.',
        }),
      ],
    },
    {
      key: 'prepare',
      name: 'Get ready to sell',
      steps: [
        step('demo', 'task', 'Practice the product demo', {
          due_days: 30,
          help: 'Show it to your partner manager in a video call.',
        }),
        step('setup', 'task', 'Set up the demo environment', { side: 'company', due_days: 25, points: 0 }),
        step('cool', 'wait', 'Shadow two customer calls', { side: 'company', wait_days: 10, points: 0 }),
      ],
    },
    {
      key: 'sell',
      name: 'First deal',
      steps: [
        step('register', 'first_registration', 'Register your first deal', { due_days: 60, points: 50 }),
        step('approved', 'registration_approved', 'Get a registration approved', { due_days: 75, points: 50 }),
        step('win', 'first_win', 'Win your first deal', { due_days: 120, points: 100, is_required: false }),
      ],
    },
  ],
};

const planning: TrackDefinition = {
  stages: [
    {
      key: 'review',
      name: 'Review',
      steps: [
        step('numbers', 'task', 'Review last year’s numbers', { due_days: 10 }),
        step('meeting', 'meeting', 'Hold the planning meeting', { due_days: 20 }),
      ],
    },
    {
      key: 'agree',
      name: 'Agree',
      steps: [
        step('goals', 'task', 'Agree on goals for next year', { due_days: 30, needs_approval: true, points: 20 }),
        step('signoff', 'approval', 'Goals approved', { side: 'company', due_days: 40, points: 0 }),
      ],
    },
  ],
};

/** Creates two tracks with partners in every stage; the first partner has open steps in both. */
async function followTracks(story: DemoStory): Promise<void> {
  const { history } = story;
  const partners = story.get('partners').map(({ id }) => id);
  const made = await history.on(history.day(0, -60), async (call) => {
    const first = await createTrack(call, {
      name: 'Partner onboarding',
      definition: onboarding,
      due_days: 120,
      reward_tags: [],
      description: 'From the kickoff call to the first approved deal.',
    });
    const second = await createTrack(call, {
      name: 'Annual joint planning',
      definition: planning,
      step_order: 'steps',
      due_days: 45,
      description: 'Goals and activities for the coming year.',
    });
    return { first, second };
  });
  story.put('onboardingTrack', made.first);
  const some = partners.slice(0, 9);
  for (const [index, id] of some.entries()) {
    const began = -50 + index * 5;
    await history.on(history.day(0, began), (call) => assignTrack(call, { id: made.first }, { partner_ids: [id] }));
    if (index % 3 !== 2) await done(story, made.first, id, 'kickoff', began + 3);
    if (index % 3 === 0) await done(story, made.first, id, 'plan', began + 8, index > 0);
    if (index % 6 === 0) await done(story, made.first, id, 'setup', began + 9);
  }
  for (const [index, id] of partners.slice(0, 4).entries()) {
    await history.on(history.day(0, -20), (call) => assignTrack(call, { id: made.second }, { partner_ids: [id] }));
    if (index < 3) await done(story, made.second, id, 'numbers', -12 + index);
  }
}

async function createTrack(call: Call, input: Record<string, unknown>): Promise<string> {
  const id = await createRow(call, tracks, input);
  await takeTrackStep.publish(call, id, {});
  return id;
}

async function done(
  { history, company }: DemoStory,
  track_id: string,
  partner_id: string,
  key: string,
  day: number,
  asPartner = false,
) {
  const on = history.day(0, Math.min(day, -1));
  await history.on(
    on,
    async (call) => {
      const found = await call.maybe<{ id: string; kind: string }>(sql`
        select s.id, s.kind from track_step_progress s join track_assignments a on a.organization_id = s.organization_id
          and a.id = s.assignment_id
          where s.organization_id = ${call.organization_id} and a.track_id = ${track_id}
            and a.partner_id = ${partner_id}
          and s.step_key = ${key} and s.state = 'pending' and a.status in ('assigned', 'in_progress')`);
      if (found) await takeProgressStep.complete(call, found.id, found.kind === 'meeting' ? { held_on: on } : {});
    },
    asPartner
      ? { mode: 'partner', partner_id, role: 'partner_admin', user_id: company.portal_user, full_name: 'Piet Partner' }
      : {},
  );
}

/**
 * Adds the agreement and the training to the track, and a rule that starts it. They come last, because certificates are
 * made when the users of the first partner exist.
 */
async function addTraining(story: DemoStory): Promise<void> {
  const { history } = story;
  await history.on(history.today, async (call) => {
    const id = story.get('onboardingTrack');
    const [course] = await call.rows<{ id: string }>(sql`
      select id from courses where organization_id = ${call.organization_id} and title = 'Partner program basics'`);
    const [program] = await call.rows<{ id: string }>(sql`
      select id from certificate_programs where organization_id = ${call.organization_id} and name = 'Certified partner'`);
    const [welcome, prepare, ...rest] = onboarding.stages;
    const agreement = step('agreement', 'contract', 'Sign the reseller agreement', {
      ref_id: story.get('contractTemplates').reseller,
      due_days: 14,
    });
    const training = [
      step('course', 'course', 'Take the course “Partner program basics”', { ref_id: course!.id, due_days: 30 }),
      step('certificate', 'certificate', 'Become a certified partner', { ref_id: program!.id, due_days: 45 }),
    ];
    const audience_id = await createAudience(call, {
      name: 'New resellers',
      description: 'Resellers that joined in the last 60 days. The onboarding track starts for them.',
      entity: 'partners',
      color: '#0d9488',
      conditions: {
        any: [
          {
            all: [
              { field: 'partner.type', op: 'in', value: [story.get('partnerTypes')[0]!] },
              { field: 'partner.joined_on', op: 'in_last_days', value: 60 },
            ],
          },
        ],
      },
    });
    story.put('newResellers', audience_id);
    await updateRow(call, tracks, id, {
      audience_id,
      description: 'From the agreement to the first approved deal. It starts by itself for new resellers.',
      definition: {
        stages: [
          { ...welcome!, steps: [agreement, ...welcome!.steps.map(withFile)] },
          { ...prepare!, steps: [...training, ...prepare!.steps] },
          ...rest,
        ],
      },
    });
    await takeTrackStep.publish(call, id, { migrate: true });
  });
}

/** From now on the business plan is handed in as a file. */
const withFile = (one: TrackStep): TrackStep => (one.key === 'plan' ? { ...one, asks_file: true } : one);

export const demo = [
  defineDemo('tracks', { when: 'end', after: ['deal-registrations', 'open-deals'], run: followTracks }),
  defineDemo('track-training', { when: 'afterwards', after: ['certificates'], run: addTraining }),
];
