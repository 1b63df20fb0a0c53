import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { isEventTiming, type Survey } from '../schema.ts';
import { type SurveyPerson, surveyPeople } from './people.ts';
import { surveys } from './resource.ts';

const DAY = 86_400_000;

/** Starts a survey: a scheduled one is sent at once, one that waits for events when they come. */
export async function activateSurvey(call: Call, survey: Survey): Promise<void> {
  await setStatus(call, survey.id, 'active');
  const isSent = survey.timing === 'once' && survey.last_sent_at !== null;
  const isLater = survey.next_at !== null && new Date(survey.next_at) > call.now();
  if (isEventTiming(survey.timing) || isSent || isLater) return;
  await sendRound(call, survey);
}

export const pauseSurvey = (call: Call, { id }: Survey): Promise<void> => setStatus(call, id, 'paused');

/** Ends a survey for good; people can no longer answer. */
export async function closeSurvey(call: Call, { id }: Survey): Promise<void> {
  for (const round of await openRounds(call, id)) await closeRound(call, round);
  await setStatus(call, id, 'closed');
  await call.run(sql`update surveys set next_at = null where organization_id = ${call.organization_id} and id = ${id}`);
}

async function setStatus(call: Call, id: string, status: Survey['status']): Promise<void> {
  await call.run(
    sql`update surveys set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Asks everyone in the audience, and sets when a repeated survey comes next. @throws 409 when there is no one to ask */
export async function sendRound(call: Call, survey: Survey): Promise<void> {
  await sendRoundTo(call, survey, await call.asCompany((company) => surveyPeople(company, survey)));
}

export async function sendRoundTo(call: Call, survey: Survey, people: readonly SurveyPerson[]): Promise<void> {
  if (people.length === 0) throw conflict('No partner user in the audience can sign in, so there is no one to ask.');
  for (const round of await openRounds(call, survey.id)) await closeRound(call, round);
  await ask(call, survey, await openRound(call, survey), people);
  const now = call.now();
  await call.run(sql`
    update surveys set next_at = case timing when 'monthly' then ${now}::timestamptz + interval '1 month'
      when 'quarterly' then ${now}::timestamptz + interval '3 months' end
        where organization_id = ${call.organization_id} and id = ${survey.id}`);
}

/** Asks people of one partner because something happened to them, in the round of the month. */
export async function askAfterEvent(
  call: Call,
  id: string,
  { partner_id, user_id }: { partner_id: string; user_id: string | null },
): Promise<void> {
  const survey = await lockedRow<Survey>(call, surveys, id);
  if (survey.status !== 'active') return;
  const all = (await surveyPeople(call, survey, partner_id)).filter((one) => !user_id || one.user_id === user_id);
  const recent = await call.rows<{ user_id: string }>(sql`
    select distinct user_id from survey_invitations
    where organization_id = ${call.organization_id} and user_id = any(${all.map((person) => person.user_id)}::uuid[])
      and created_at > ${new Date(call.now().getTime() - survey.rest_days * DAY)}`);
  const resting = new Set(recent.map((person) => person.user_id));
  const people = all.filter((person) => !resting.has(person.user_id));
  if (people.length === 0) return;
  const month = await call.maybe<{ id: string }>(sql`
    select id from survey_rounds
    where organization_id = ${call.organization_id} and survey_id = ${survey.id} and closed_at is null
      and date_trunc('month', opened_at) = date_trunc('month', ${call.now()}::timestamptz) order by opened_at desc
      limit 1`);
  await ask(call, survey, month?.id ?? (await openRound(call, survey)), people);
}

async function openRound(call: Call, survey: Survey): Promise<string> {
  // A round that collects a month of events stays open until its last person had the time to answer.
  const days = survey.open_days + (isEventTiming(survey.timing) ? 31 : 0);
  const { id } = await call.one<{ id: string }>(sql`
    insert into survey_rounds (organization_id, survey_id, opened_at, closes_at)
    values (${call.organization_id}, ${survey.id}, ${call.now()}, ${new Date(call.now().getTime() + days * DAY)})
    returning id`);
  return id;
}

async function ask(call: Call, survey: Survey, round_id: string, people: readonly SurveyPerson[]): Promise<void> {
  await call.run(sql`
    insert into survey_invitations (organization_id, survey_id, round_id, partner_id, user_id, survey_name, intro,
      score_question, questions, is_anonymous, closes_at, created_at)
    select ${call.organization_id}, ${survey.id}, ${round_id}, partner_id, user_id, ${survey.name}, ${survey.intro},
      ${survey.score_question}, ${JSON.stringify(survey.questions)}, ${survey.is_anonymous},
      ${new Date(call.now().getTime() + survey.open_days * DAY)}, ${call.now()}
    from unnest(${people.map(({ partner_id }) => partner_id)}::uuid[],
      ${people.map(({ user_id }) => user_id)}::uuid[]) as t (partner_id, user_id)
    on conflict do nothing`);
  await call.announce('survey_invitations.created', null);
  // In the background: an audience can have thousands of people.
  if (!call.batch_id) await call.enqueue('surveys.invite', { round_id });
}

/** Ends a round: open invitations expire, and a survey that is sent once is over. */
export async function closeRound(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update survey_invitations set status = 'expired'
    where organization_id = ${call.organization_id} and round_id = ${id} and status = 'open'`);
  const closed = await call.maybe<{ survey_id: string }>(sql`
    update survey_rounds set closed_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id} and closed_at is null returning survey_id`);
  if (closed)
    await call.run(sql`
      update surveys set status = 'closed'
      where organization_id = ${call.organization_id} and id = ${closed.survey_id} and timing = 'once'
        and status in ('active', 'paused')`);
}

async function openRounds(call: Call, survey_id: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from survey_rounds
    where organization_id = ${call.organization_id} and survey_id = ${survey_id} and closed_at is null for update`);
  return found.map(({ id }) => id);
}
