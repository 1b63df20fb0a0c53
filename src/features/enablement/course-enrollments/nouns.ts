import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  course_enrollments: {
    one: 'course enrollment',
    many: 'course enrollments',
    synonyms: ['enrollments', 'course participants', 'learners', 'training progress'],
    address: '/training/learners/$id',
    permission: {
      manage: 'Enroll people and review assignments',
      managedBy: ['partner_manager', 'content'],
      // Colleagues' results are visible to users who manage people.
      hiddenFrom: ['partner_sales', 'partner_finance', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  lesson_progress: {
    one: 'lesson progress',
    many: 'lesson progress',
    isTrail: true,
    partOf: { table: 'course_enrollments', column: 'enrollment_id' },
  },
  quiz_attempts: {
    one: 'quiz attempt',
    many: 'quiz attempts',
    isTrail: true,
    partOf: { table: 'course_enrollments', column: 'enrollment_id' },
  },
  assignment_submissions: {
    one: 'assignment',
    many: 'assignments',
    onPartnerMerge: 'move',
    log: 'company',
  },
});
