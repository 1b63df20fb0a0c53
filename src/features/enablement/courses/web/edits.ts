import { newId } from '#shared/ids.ts';
import { type CourseDefinition, type Lesson, type LessonKind, newQuiz, type Section } from '../definition.schema.ts';

/** Changes of a definition, each returning a new one. A place is a section's id and the position in it. */
export interface Place {
  section: string;
  at: number;
}

const freshId = (kind: string) => `${kind}_${newId().replaceAll('-', '').slice(-12)}`;

const changeSections = ({ sections }: CourseDefinition, change: (section: Section) => Section): CourseDefinition => ({
  sections: sections.map(change),
});

export function courseItemPlace({ sections }: CourseDefinition, id: string): Place | undefined {
  for (const section of sections) {
    const at = section.lessons.findIndex((lesson) => lesson.id === id);
    if (at >= 0) return { section: section.id, at };
  }
  return undefined;
}

export const newLesson = (kind: LessonKind): Lesson => ({
  id: freshId('lesson'),
  kind,
  title: '',
  is_required: true,
  ...(kind === 'quiz' && { quiz: newQuiz() }),
});

export function addLesson(definition: CourseDefinition, lesson: Lesson, { section, at }: Place): CourseDefinition {
  return changeSections(definition, (one) =>
    one.id === section ? { ...one, lessons: one.lessons.toSpliced(at, 0, lesson) } : one,
  );
}

export function changeLesson(definition: CourseDefinition, lesson: Lesson): CourseDefinition {
  return changeSections(definition, (section) => ({
    ...section,
    lessons: section.lessons.map((one) => (one.id === lesson.id ? lesson : one)),
  }));
}

export function removeLesson(definition: CourseDefinition, id: string): CourseDefinition {
  return changeSections(definition, (section) => ({
    ...section,
    lessons: section.lessons.filter((lesson) => lesson.id !== id),
  }));
}

/** Moves a lesson to a position counted before it is removed from its old one. */
export function moveLesson(definition: CourseDefinition, id: string, to: Place): CourseDefinition {
  const from = courseItemPlace(definition, id);
  if (!from) return definition;
  const lesson = definition.sections.find((one) => one.id === from.section)!.lessons[from.at]!;
  const at = from.section === to.section && from.at < to.at ? to.at - 1 : to.at;
  return addLesson(removeLesson(definition, id), lesson, { section: to.section, at });
}

export function addSection({ sections }: CourseDefinition, title: string): CourseDefinition {
  return { sections: [...sections, { id: freshId('section'), title, lessons: [] }] };
}

export const renameSection = (definition: CourseDefinition, id: string, title: string): CourseDefinition =>
  changeSections(definition, (section) => (section.id === id ? { ...section, title } : section));

export const removeSection = ({ sections }: CourseDefinition, id: string): CourseDefinition => ({
  sections: sections.filter((section) => section.id !== id),
});

export function moveSection({ sections }: CourseDefinition, id: string, over: string): CourseDefinition {
  const from = sections.findIndex((section) => section.id === id);
  const to = sections.findIndex((section) => section.id === over);
  if (from < 0 || to < 0) return { sections };
  return { sections: sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]!) };
}
