import { lessonsOf, newQuiz } from '#features/enablement/courses/definition.schema.ts';
import { draftCourse } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import type { CoursePreview } from '../learning.schema.ts';
import { drawnQuestions } from './attempts/take.ts';

/** The draft of a course as a learner sees it, with nothing locked and nothing recorded. */
export async function previewCourse(call: Call, id: string): Promise<CoursePreview> {
  const { title, definition, questions } = await draftCourse(call, id);
  return {
    id,
    title,
    sections: definition.sections.map((section) => ({
      id: section.id,
      title: section.title,
      lessons: section.lessons.map(({ id: lesson_id, kind, title: name, minutes, is_required }) => ({
        id: lesson_id,
        kind,
        title: name,
        minutes: minutes ?? null,
        is_required,
        status: 'open' as const,
        score: null,
        seconds: 0,
        is_stuck: false,
      })),
    })),
    lessons: lessonsOf(definition).map((lesson) => ({
      id: lesson.id,
      body: lesson.body ?? null,
      url: lesson.url ?? null,
      file_id: lesson.file_id ?? null,
      starts_at: lesson.starts_at ?? null,
      questions: lesson.kind === 'quiz' ? drawnQuestions(lesson.quiz ?? newQuiz(), questions) : [],
    })),
  };
}
