import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  courses: {
    one: 'course',
    many: 'courses',
    synonyms: ['trainings', 'training', 'classes'],
    address: '/training/edit/$id',
    title: 'title',
    permission: { managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    log: 'company',
    handOver: { where: 'archived_at is null' },
  },
  course_versions: {
    one: 'course version',
    many: 'course versions',
    partOf: { table: 'courses', column: 'course_id' },
  },
  course_files: { one: 'course file', many: 'course files', partOf: { table: 'courses', column: 'course_id' } },
});
