import { readFileSync } from 'node:fs';
import type { Lesson } from '#features/enablement/courses/definition.schema.ts';
import { newQuiz } from '#features/enablement/courses/definition.schema.ts';
import type { Course, CourseFile } from '#features/enablement/courses/schema.ts';
import type { QuizQuestion, QuizQuestionCreate } from '#features/enablement/quizzes/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Company, Person, World } from '#server/testing/world.ts';

export const SCORM = new URL('../../../../../../fixtures/scorm/', import.meta.url);

/** Helpers for tests of training. */
export function schoolOf(world: World) {
  return {
    partner: (company: Company) => company.within((call) => samplePartner(call)),

    question: (company: Company, given: Partial<QuizQuestionCreate> & Pick<QuizQuestionCreate, 'content'>) =>
      company.owner.post<QuizQuestion>('/quiz_questions', { prompt: 'Question?', pool: 'Pool', ...given }),

    async course(company: Company, lessons: Partial<Lesson>[], given: Record<string, unknown> = {}): Promise<Course> {
      const { id } = await company.owner.post<Course>('/courses', {
        title: 'Course',
        shared_with: 'everyone',
        ...given,
      });
      const definition = { sections: [{ id: 'one', title: 'One', lessons: lessons.map(lessonOf) }] };
      await company.owner.patch(`/courses/${id}`, { definition });
      return company.owner.post<Course>(`/courses/${id}/publish`);
    },

    enroll: async (learner: Person, course_id: string) =>
      (await learner.post<{ id: string }>(`/learning/${course_id}/enroll`)).id,

    async upload(person: Person, url: string, file_name: string, bytes: Buffer) {
      const boundary = 'tandem-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file_name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return world.app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    },

    scorm(person: Person, course_id: string, name: string) {
      return this.upload(person, `/courses/${course_id}/files/scorm`, name, readFileSync(new URL(name, SCORM)));
    },

    /** Creates a published course with one package. */
    async packageCourse(company: Company, name: string): Promise<{ course: Course; file: CourseFile }> {
      const { id } = await company.owner.post<Course>('/courses', { title: name, shared_with: 'everyone' });
      const sent = await this.scorm(company.owner, id, name);
      const file = sent.json<CourseFile>();
      const lessons = [lessonOf({ id: 'package', kind: 'scorm', title: 'Package', file_id: file.id })];
      await company.owner.patch(`/courses/${id}`, { definition: { sections: [{ id: 'one', title: 'One', lessons }] } });
      return { course: await company.owner.post<Course>(`/courses/${id}/publish`), file };
    },
  };
}

export const lessonOf = (given: Partial<Lesson>): Lesson => ({
  id: 'lesson',
  kind: 'article',
  title: 'Lesson',
  is_required: true,
  ...(!given.kind || given.kind === 'article' ? { body: 'Text' } : {}),
  ...given,
});

export const quizLesson = (
  question_ids: string[],
  given: Partial<ReturnType<typeof newQuiz>> = {},
): Partial<Lesson> => ({
  id: 'quiz',
  kind: 'quiz',
  title: 'Quiz',
  quiz: { ...newQuiz(), question_ids, ...given },
});
