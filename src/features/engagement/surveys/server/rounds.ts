import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { partnersMeeting } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { AnyWhen } from '#shared/conditions.ts';
import { isEventTiming, type Survey } from '../schema.ts';
import { tellAsked } from './notices.ts';
import { surveys } from './resource.ts';

const DAY = 86_400_000;

interface Asked {
  user_id: string;
  full_name: string;
  email: string;
  partner_id: string;
}

/** Starts a survey: a scheduled one is sent at once, one that waits for events when they come. */
export async function activateSurvey(call: Call, id: string): Promise<void> {
  const survey = await lockedRow<Survey>(call, surveys, id);
  if (survey.status === 'active') throw conflict('This survey is already active.');
  if (survey.status === 'closed') throw conflict('This survey is closed. Create another one.');
  await setStatus(call, id, 'active');
  if (isEventTiming(survey.timing)) return;
  // After a pause the next date stands.
  if (survey.next_at && new Date(survey.next_at) > call.now()) return;
  await sendRound(call, survey);
}

export async function pauseSurvey(call: Call, id: string): Promise<void> {
  const survey = await lockedRow<Survey>(call, surveys, id);
  if (survey.status !== 'active') throw conflict('Only an active survey can be paused.');
  await setStatus(call, id, 'paused');
}

/** Ends a survey for good; people can no longer answer. */
export async function closeSurvey(call: Call, id: string): Promise<void> {
  const survey = await lockedRow<Survey>(call, surveys, id);
  if (survey.status === 'closed' || survey.status === 'draft') throw conflict('Only a survey that runs can be closed.');
  await setStatus(call, id, 'closed');
  await call.run('update surveys set next_at = null where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
  for (const round of await openRounds(call, id)) await closeRound(call, round);
}

async function setStatus(call: Call, id: string, status: Survey['status']): Promise<void> {
  await call.run('update surveys set status = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    status,
  ]);
}

/** Asks everybody in the audience, and sets when a repeated survey comes next. @throws 409 when nobody would be asked */
export async function sendRound(call: Call, survey: Survey): Promise<number> {
  const people = await peopleOf(call, survey);
  if (people.length === 0) throw conflict('Nobody in the audience can sign in, so nobody would be asked.');
  for (const round of await openRounds(call, survey.id)) await closeRound(call, round);
  const round = await openRound(call, survey);
  await ask(call, survey, round, people);
  await call.run(
    `update surveys set next_at = case $3 when 'monthly' then $4::timestamptz + interval '1 month'
       when 'quarterly' then $4::timestamptz + interval '3 months' end where organization_id = $1 and id = $2`,
    [call.organization_id, survey.id, survey.timing, call.now()],
  );
  return people.length;
}

/**
 * Asks people of one partner because something happened to them, in the round of the month. Whoever was asked by this survey
 * within its rest days is left alone.
 */
export async function askAfterEvent(
  call: Call,
  survey: Survey,
  partner_id: string,
  user_id?: string | null,
): Promise<void> {
  if (!(await partnersOf(call, survey, partner_id)).includes(partner_id)) return;
  const all = (await peopleOfPartner(call, survey.asks, partner_id)).filter(
    (person) => !user_id || person.user_id === user_id,
  );
  const rested = await call.rows<{ user_id: string }>(
    `select distinct user_id from survey_invitations where organization_id = $1 and survey_id = $2
       and user_id = any($3::uuid[]) and created_at > $4`,
    [
      call.organization_id,
      survey.id,
      all.map((person) => person.user_id),
      new Date(call.now().getTime() - survey.rest_days * DAY),
    ],
  );
  const left = new Set(rested.map((person) => person.user_id));
  const people = all.filter((person) => !left.has(person.user_id));
  if (people.length === 0) return;
  const month = await call.maybe<{ id: string }>(
    `select id from survey_rounds where organization_id = $1 and survey_id = $2 and closed_at is null
       and date_trunc('month', opened_at) = date_trunc('month', $3::timestamptz) order by opened_at desc limit 1`,
    [call.organization_id, survey.id, call.now()],
  );
  await ask(call, survey, month?.id ?? (await openRound(call, survey)), people);
}

async function openRound(call: Call, survey: Survey): Promise<string> {
  // A round that collects a month of events stays open until its last person had the time to answer.
  const days = survey.open_days + (isEventTiming(survey.timing) ? 31 : 0);
  const { id } = await call.one<{ id: string }>(
    'insert into survey_rounds (organization_id, survey_id, opened_at, closes_at) values ($1, $2, $3, $4) returning id',
    [call.organization_id, survey.id, call.now(), new Date(call.now().getTime() + days * DAY)],
  );
  return id;
}

async function ask(call: Call, survey: Survey, round_id: string, people: readonly Asked[]): Promise<void> {
  const closes_at = new Date(call.now().getTime() + survey.open_days * DAY);
  const asked = await call.rows<{ id: string; user_id: string; partner_id: string }>(
    `insert into survey_invitations (organization_id, survey_id, round_id, partner_id, user_id, survey_name, intro,
       score_question, questions, is_anonymous, closes_at, created_at)
     select $1, $2, $3, partner_id, user_id, $6, $7, $8, $9, $10, $11, $12
     from unnest($4::uuid[], $5::uuid[]) as t (partner_id, user_id)
     on conflict do nothing returning id, user_id, partner_id`,
    [
      call.organization_id,
      survey.id,
      round_id,
      people.map(({ partner_id }) => partner_id),
      people.map(({ user_id }) => user_id),
      survey.name,
      survey.intro,
      survey.score_question,
      JSON.stringify(survey.questions),
      survey.is_anonymous,
      closes_at,
      call.now(),
    ],
  );
  await call.announce('survey_invitations.created', null);
  for (const { id, user_id, partner_id } of asked) {
    const person = people.find((one) => one.user_id === user_id && one.partner_id === partner_id)!;
    await tellAsked(call, person, { id, survey_name: survey.name, is_anonymous: survey.is_anonymous });
  }
}

/** Ends a round: open invitations expire. */
export async function closeRound(call: Call, id: string): Promise<void> {
  await call.run(
    `update survey_invitations set status = 'expired' where organization_id = $1 and round_id = $2 and status = 'open'`,
    [call.organization_id, id],
  );
  await call.run('update survey_rounds set closed_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    call.now(),
  ]);
}

async function openRounds(call: Call, survey_id: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    'select id from survey_rounds where organization_id = $1 and survey_id = $2 and closed_at is null for update',
    [call.organization_id, survey_id],
  );
  return found.map(({ id }) => id);
}

async function peopleOf(call: Call, survey: Survey): Promise<Asked[]> {
  const people: Asked[] = [];
  for (const id of await partnersOf(call, survey)) people.push(...(await peopleOfPartner(call, survey.asks, id)));
  return people;
}

async function peopleOfPartner(call: Call, asks: Survey['asks'], partner_id: string): Promise<Asked[]> {
  const people = await partnerUsersWithPermission(call, partner_id, 'survey_invitations', 'manage');
  const admins =
    asks === 'everyone'
      ? null
      : new Set(
          (
            await call.rows<{ user_id: string }>(
              "select user_id from partner_standings($1) where role = 'partner_admin'",
              [partner_id],
            )
          ).map(({ user_id }) => user_id),
        );
  return people.filter(({ user_id }) => !admins || admins.has(user_id)).map((person) => ({ ...person, partner_id }));
}

/** Active partners of the audience that use the portal. */
async function partnersOf(call: Call, { audience_id }: Survey, only?: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    `select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     where p.organization_id = $1 and p.archived_at is null and s.category = 'active'
       and p.partner_organization_id is not null and ($2::uuid is null or p.id = $2) order by p.name, p.id`,
    [call.organization_id, only ?? null],
  );
  const ids = found.map(({ id }) => id);
  if (!audience_id || ids.length === 0) return ids;
  const { conditions } = await call.one<{ conditions: AnyWhen }>(
    'select conditions from audiences where organization_id = $1 and id = $2',
    [call.organization_id, audience_id],
  );
  const members = new Set(await partnersMeeting(call, conditions));
  return ids.filter((id) => members.has(id));
}
