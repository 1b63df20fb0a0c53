import { packageFile } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { CONTENT_PATH, contentOriginOf } from '#server/http/content-origin.ts';
import type { Kernel } from '#server/kernel.ts';
import type { LessonStanding, ScormBody, ScormLaunch } from '../../learning.schema.ts';
import { type PartState, stateOfPart } from '../../scorm-state.ts';
import { beginEnrollment, completeLesson } from '../advance.ts';
import { countTime, lessonStanding } from '../lessons.ts';
import type { Learning } from '../own.ts';
import { openLesson, type Progress } from '../standing.ts';
import { sealScormTicket } from './ticket.ts';

const MOST_BYTES = 200_000;

async function packageOf(call: Call, learning: Learning, lesson_id: string) {
  const { lesson, progress, state } = await openLesson(call, learning, lesson_id);
  if (lesson.kind !== 'scorm' || !lesson.file_id) throw notFound('This package');
  return { file_id: lesson.file_id, progress, state, ...(await packageFile(call, lesson.file_id)) };
}

/** Returns the address that runs a part of the package, and its stored data. */
export async function launchPart(
  call: Call,
  kernel: Kernel,
  learning: Learning,
  lesson_id: string,
  part_id: string,
): Promise<ScormLaunch> {
  const { contentUrl } = kernel.config;
  if (!contentUrl)
    throw conflict('SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.');
  const { file_id, scorm, progress } = await packageOf(call, learning, lesson_id);
  const part = scorm.parts.find(({ id }) => id === part_id);
  if (!part) throw notFound('This part');
  await beginEnrollment(call, learning, lesson_id);
  const { id, title, href, is_sco, mastery } = part;
  const origin = contentOriginOf(contentUrl, call.organization_id);
  const { enrollment, course } = learning;
  return {
    url: `${origin}${CONTENT_PATH}${sealScormTicket(call, kernel, { ...enrollment, ...course, file: file_id })}/~/play.html`,
    origin,
    standard: scorm.standard,
    part: { id, title, href, is_sco },
    learner: { id: enrollment.user_id, name: enrollment.learner_name },
    mastery,
    cmi: progress?.scorm?.[id]?.cmi ?? null,
  };
}

/** Stores the data a part reports. The lesson is completed when all parts are; a completed part stays completed. */
export async function keepPart(
  call: Call,
  learning: Learning,
  lesson_id: string,
  body: ScormBody,
): Promise<LessonStanding> {
  const { scorm, progress } = await packageOf(call, learning, lesson_id);
  if (!progress) throw conflict('Open the lesson first.');
  const part = scorm.parts.find(({ id }) => id === body.part);
  if (!part) throw notFound('This part');
  if (body.cmi && Buffer.byteLength(JSON.stringify(body.cmi)) > MOST_BYTES)
    throw conflict('The package wants to keep more than 200 kB.');
  const before = progress.scorm?.[part.id];
  const now: PartState = body.cmi
    ? stateOfPart(scorm.standard, body.cmi, part.mastery)
    : { is_done: true, is_failed: false, score: null };
  const state = before?.is_done
    ? { ...now, is_done: true, is_failed: false, score: best(before.score, now.score) }
    : now;
  const all: NonNullable<Progress['scorm']> = {
    ...progress.scorm,
    [part.id]: { ...state, ...((body.cmi ?? before?.cmi) && { cmi: body.cmi ?? before!.cmi! }) },
  };
  const passed = Math.max(0, Math.floor((call.now().getTime() - new Date(progress.reported_at).getTime()) / 1000));
  await call.run(sql`
    update lesson_progress set scorm = ${JSON.stringify(all)}
    where organization_id = ${call.organization_id} and enrollment_id = ${learning.enrollment.id}
      and lesson_id = ${lesson_id}`);
  await countTime(call, learning, lesson_id, Math.min(body.seconds, passed));
  if (scorm.parts.every(({ id }) => all[id]?.is_done)) {
    const scores = scorm.parts.flatMap(({ id }) => (all[id]!.score === null ? [] : [all[id]!.score!]));
    const mean = scores.length > 0 ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null;
    await completeLesson(call, learning, lesson_id, mean);
  }
  return lessonStanding(call, learning, lesson_id);
}

const best = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other);
