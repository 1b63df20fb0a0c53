import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Answers } from '../questions.schema.ts';
import type { Survey, SurveyCreate } from '../schema.ts';
import { keepSurveyAnswer } from './answer.ts';
import { surveys } from './resource.ts';
import { sendRoundTo } from './rounds.ts';
import { createSurvey } from './service.ts';
import { takeResponseStep } from './steps.ts';

const pulse: SurveyCreate = {
  name: 'Partner pulse',
  intro: 'Three questions each quarter. Your partner manager reads every answer.',
  score_question: 'How likely are you to recommend our partner program to another company?',
  timing: 'quarterly',
  questions: [
    { key: 'support', kind: 'rating', label: 'How well do we support your sales?' },
    { key: 'more', kind: 'text', label: 'What should we do better?' },
  ],
};

const wishes = ['More leads', 'Better training', 'Faster decisions', 'Higher commissions'];
const honest: SurveyCreate = {
  name: 'Working with us',
  intro: 'Anonymous. We only see results once five people have answered.',
  score_question: 'How fair do you find our program?',
  is_anonymous: true,
  questions: [
    {
      key: 'wish',
      kind: 'several',
      label: 'What would help you most?',
      options: wishes,
    },
    { key: 'speed', kind: 'rating', label: 'How satisfied are you with the speed of our decisions?' },
  ],
};

const people = ['Ada Berg', 'Ben Costa', 'Cleo Dahl', 'Dan Eriksen', 'Eva Fischer', 'Finn Gruber', 'Gina Holm'];

/** One line for each round, one score for each person. */
const scores: readonly (readonly number[])[] = [
  [7, 6, 9, 8, 5, 9, 7, 10, 6, 8, 9, 7],
  [8, 7, 9, 8, 6, 9, 9, 10, 7, 8, 9, 8],
  [9, 7, 10, 8, 6, 9, 9, 10, 8, 9, 9, 9],
  [0, 9, 10, 4, 8, 9, 10, 7, 6],
];

const comments: Readonly<Record<number, string>> = {
  0: 'Decisions on registrations were quick this time. Please keep it up.',
  2: 'The new demo environment helps a lot.',
  3: 'We waited nine days for an answer about a price, and lost the deal.',
  4: 'More leads in the north, please.',
  8: 'Training dates are always in the week of our own sales meeting.',
};

/** Fictional people of the first partners; they cannot sign in. */
const personOf = ({ company }: DemoStory, partners: readonly { id: string }[], index: number) => ({
  user_id: `00000000-0000-7000-8000-${String(company.seed * 1000 + index).padStart(12, '0')}`,
  full_name: people[index % people.length]!,
  partner_id: partners[index % partners.length]!.id,
});

/** A quarterly survey with a year of answers and one to give, and an anonymous one. */
async function askPartners(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners');
  const first = partners[0]!.id;
  const some = scores[0]!.map((_, index) => personOf(story, partners, index));
  const [, ...others] = some;
  const everyone = [{ user_id: company.portal_user, full_name: 'Piet Partner', partner_id: first }, ...others];
  const quarters = [history.day(-9, -5), history.day(-6, -5), history.day(-3, -5), history.day(0, -5)];
  const id = await history.on(quarters[0]!, (call) => begin(call, pulse));
  for (const [round, day] of quarters.entries()) {
    await history.on(day, async (call) => sendRoundTo(call, await readRow<Survey>(call, surveys, id), everyone));
    const last = round === quarters.length - 1;
    for (const [index, score] of scores[round]!.entries()) {
      if (last && index === 0) continue;
      const comment = last || round === 0 ? comments[index] : undefined;
      const answers: Answers = { support: Math.max(1, Math.round(score / 2)), ...(comment && { more: comment }) };
      await history.on(last ? history.day(0, -3) : day, (call) => answer(call, id, everyone[index]!, score, answers));
    }
  }
  await followSome(story, id);
  if (!company.hasExceptions) return;
  const asked = history.day(0, -40);
  const other = await history.on(asked, async (call) => {
    const made = await begin(call, honest);
    await sendRoundTo(call, await readRow<Survey>(call, surveys, made), some);
    return made;
  });
  for (const [index, score] of scores[1]!.entries()) {
    const wish = [...new Set([wishes[(index * index) % 4]!, wishes[index % 3]!])];
    const answers: Answers = { wish, speed: Math.max(1, Math.round(score / 2) - (index % 2)) };
    await history.on(asked, (call) => answer(call, other, some[index]!, score, answers));
  }
}

async function begin(call: Call, input: SurveyCreate): Promise<string> {
  const id = await createSurvey(call, input);
  await call.run(
    sql`update surveys set status = 'active' where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return id;
}

async function answer(
  call: Call,
  survey_id: string,
  person: { user_id: string; full_name: string },
  score: number,
  answers: Answers,
): Promise<void> {
  const open = await call.maybe<{ id: string }>(sql`
    select id from survey_invitations
    where organization_id = ${call.organization_id} and survey_id = ${survey_id} and user_id = ${person.user_id}
      and status = 'open'`);
  if (open) await keepSurveyAnswer(call, open.id, { score, answers }, person);
}

/** Low scores of earlier rounds are followed up; the first one of the current round is in progress. */
async function followSome({ history, company }: DemoStory, survey_id: string): Promise<void> {
  await history.on(history.day(0, -1), async (call) => {
    const low = await call.rows<{ id: string; is_old: boolean }>(sql`
      select id, created_at < ${call.now()}::timestamptz - interval '30 days' as is_old from survey_responses
      where organization_id = ${call.organization_id} and survey_id = ${survey_id} and score <= 6
      order by created_at, score, id`);
    const recent = low.filter(({ is_old }) => !is_old);
    for (const { id } of low.filter(({ is_old }) => is_old))
      await takeResponseStep.follow_up(call, id, {
        status: 'done',
        note: 'Talked about it in the quarterly call.',
        tags: ['support'],
      });
    if (recent.length > 1)
      await takeResponseStep.follow_up(call, recent[0]!.id, {
        status: 'acknowledged',
        owner_user_id: company.owner,
        note: 'Call planned for next week.',
        tags: ['pricing'],
      });
  });
}

export const demo = [defineDemo('surveys', { when: 'end', run: askPartners })];
