import { createCourse, takeCourseStep } from '#features/enablement/courses/server/service.ts';
import { rightAnswer } from '#features/enablement/quizzes/scoring.ts';
import { createQuestion } from '#features/enablement/quizzes/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import type { Learner } from '../learning.schema.ts';
import { beginEnrollment, completeLesson } from './advance.ts';
import { submitAssignment } from './assignments.ts';
import { attemptsOf } from './attempts/rules.ts';
import { scoreAttempt, startQuizAttempt } from './attempts/take.ts';
import { type DemoCourse, demoCourses, demoQuestions } from './demo-courses.ts';
import { enroll } from './enroll.ts';
import { learningOf } from './learning-of.ts';

interface Made {
  id: string;
  course: DemoCourse;
}

/** Adds courses, and learners at different points of them. */
async function teach(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const isLarge = company.hasExceptions === true;
  const made = await history.on(history.day(-6), async (call) => {
    const questions = new Map<string, string[]>();
    for (const question of demoQuestions)
      questions.set(question.pool, [...(questions.get(question.pool) ?? []), await createQuestion(call, question)]);
    const courses: Made[] = [];
    for (const course of isLarge ? demoCourses : demoCourses.slice(0, 1)) {
      const ids = course.prerequisites?.map((title) => courses.find((one) => one.course.title === title)!.id);
      const id = await createCourse(call, {
        ...course.given,
        title: course.title,
        definition: { sections: course.sections(questions) },
        ...(ids && { prerequisite_ids: ids }),
      });
      if (!course.isDraft) await takeCourseStep.publish(call, id);
      courses.push({ id, course });
    }
    return courses;
  });
  const partners = story.get('partners').filter(({ weight }) => weight > 0);
  const others = partners.slice(1);
  for (const [at, { id, course }] of made.entries()) {
    // The other learners have not completed the prerequisites.
    if (course.isDraft || course.prerequisites) continue;
    for (const [index, partner] of others.slice(0, isLarge ? 9 : 3).entries())
      await learn(
        story,
        id,
        partner.id,
        invented(partner.name, index + 10 * at),
        ((index * 3 + at) % 5) / 4,
        index + 5 * at,
      );
  }
}

/** Lets the partner user of the demo complete one course and begin another. */
async function learnAtPortal(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const [first] = story.get('partners').filter(({ weight }) => weight > 0);
  if (!first) return;
  const [people, courses] = await history.on(history.today, async (call) => [
    await call.rows<Learner>(
      sql`select user_id, full_name, email from partner_standings(${first.id}) where user_id = ${company.portal_user}`,
    ),
    await call.rows<{ id: string; title: string }>(
      sql`select id, title from courses where organization_id = ${call.organization_id}`,
    ),
  ]);
  for (const [at, { title, ofPortal }] of demoCourses.entries()) {
    const course = courses.find((one) => one.title === title);
    if (course && people[0] && ofPortal !== undefined)
      await learn(story, course.id, first.id, people[0], ofPortal, 3 * at);
  }
}

function invented(partner: string, index: number): Learner {
  const full_name = `${firstNames[(index * 11 + 4) % firstNames.length]} ${lastNames[(index * 13 + 6) % lastNames.length]}`;
  const domain = `${partner.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`;
  return { user_id: newId(), full_name, email: `${full_name.toLowerCase().replace(/[^a-z]+/g, '.')}@${domain}` };
}

/** @param share the completed share of the course */
async function learn(
  story: DemoStory,
  course_id: string,
  partner_id: string,
  person: Learner,
  share: number,
  at: number,
) {
  const { history } = story;
  const day = (later: number) => history.day(0, -80 + 2 * (at % 12) + later);
  const [made] = await history.on(day(0), (call) =>
    enroll(call, { course_id, partner_id, people: [person], source: share > 0.4 ? 'self' : 'company' }),
  );
  if (!made || share === 0) return;
  const lessons = await history.on(day(1), async (call) =>
    (await learningOf(call, made.id)).course.definition.sections.flatMap((one) => one.lessons),
  );
  const done = Math.ceil(share * lessons.length);
  for (const [n, lesson] of lessons.slice(0, Math.max(1, done)).entries()) {
    const isLast = n === done - 1 && share < 1;
    await history.on(day(1 + n), async (call) => {
      const learning = await learningOf(call, made.id, 'lock');
      await beginEnrollment(call, learning, lesson.id);
      await spend(call, made.id, lesson.id, 60 * (lesson.minutes ?? 5) + 20 * ((at + n) % 5));
      if (lesson.kind === 'quiz')
        return takeQuiz(call, made.id, lesson.id, isLast ? 1 : (at + n) % 3 === 0 ? 5 : 9, at);
      if (lesson.kind === 'assignment') return handIn(call, made.id, lesson.id);
      if (lesson.kind !== 'live_session' && !isLast) await completeLesson(call, learning, lesson.id);
    });
  }
}

async function spend(call: Call, enrollment_id: string, lesson_id: string, seconds: number): Promise<void> {
  await call.run(sql`
    update lesson_progress set seconds = ${seconds}
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment_id} and lesson_id = ${lesson_id}`);
  await call.run(sql`
    update course_enrollments set seconds = seconds + ${seconds}
    where organization_id = ${call.organization_id} and id = ${enrollment_id}`);
}

/** @param skill the number of correctly answered questions out of ten */
async function takeQuiz(call: Call, id: string, lesson_id: string, skill: number, at: number): Promise<void> {
  const learning = await learningOf(call, id, 'lock');
  await startQuizAttempt(call, learning, lesson_id);
  const [attempt] = await attemptsOf(call, id, lesson_id);
  const { questions, definition } = learning.course;
  const lesson = definition.sections.flatMap((one) => one.lessons).find((one) => one.id === lesson_id)!;
  const answers = Object.fromEntries(
    attempt!.drawn.map((drawn, n) => [
      drawn.id,
      (n * 3 + at) % 10 < skill ? rightAnswer(questions[drawn.id]!, drawn) : null,
    ]),
  );
  await scoreAttempt(call, learning, lesson, attempt!, answers);
}

async function handIn(call: Call, id: string, lesson_id: string): Promise<void> {
  const learning = await learningOf(call, id, 'lock');
  const body =
    'Our first customer in the region runs 40 vans. I will show the cost of idling over a year, then the pilot with five vans, and ask for a decision within three weeks.';
  await submitAssignment(call, learning, lesson_id, { body, file: null });
}

export const demo = [
  defineDemo('training', { when: 'end', after: ['held-account'], run: teach }),
  defineDemo('training-portal', { when: 'portal', after: ['partner-portal'], run: learnAtPortal }),
];
