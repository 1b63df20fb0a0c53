import { type CourseDefinition, type Lesson, lessonsOf } from './definition.schema.ts';

export interface CourseProblem {
  /** The id of the section or lesson, for the builder. */
  id?: string;
  message: string;
}

/** Problems that keep a course from being published. The builder shows them during editing; the server checks again. */
export function courseProblems(definition: CourseDefinition): CourseProblem[] {
  const problems: CourseProblem[] = [];
  if (lessonsOf(definition).length === 0) problems.push({ message: 'The course needs at least one lesson.' });
  for (const section of definition.sections) {
    if (section.title.trim() === '') problems.push({ id: section.id, message: 'A section needs a title.' });
    for (const lesson of section.lessons) {
      const missing = missingIn(lesson);
      if (missing) problems.push({ id: lesson.id, message: `“${lesson.title.trim() || 'Untitled'}” ${missing}.` });
    }
  }
  return problems;
}

function missingIn(lesson: Lesson): string | undefined {
  if (lesson.title.trim() === '') return 'needs a title';
  switch (lesson.kind) {
    case 'article':
      return lesson.body?.trim() ? undefined : 'needs a text';
    case 'video':
      if (!lesson.file_id && !lesson.url) return 'needs a video file or a link to one';
      return lesson.duration ? undefined : 'needs the length of the video';
    case 'file':
    case 'slides':
      return lesson.file_id ? undefined : 'needs a file';
    case 'scorm':
      return lesson.file_id ? undefined : 'needs a SCORM package';
    case 'live_session':
      if (!lesson.starts_at) return 'needs a date and time';
      return lesson.url ? undefined : 'needs a link to join';
    case 'assignment':
      return lesson.body?.trim() ? undefined : 'needs a task';
    case 'quiz': {
      const { question_ids = [], pools = [] } = lesson.quiz ?? {};
      return question_ids.length + pools.length > 0 ? undefined : 'needs questions';
    }
  }
}
