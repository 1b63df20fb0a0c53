import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tasks: {
    one: 'task',
    many: 'tasks',
    synonyms: ['to-dos', 'todos', 'to-do'],
    address: '/tasks/show/$id',
    partnerAddress: '/tasks/show/$id',
    title: 'title',
    permission: {
      managedBy: ['partner_manager', 'finance', 'content', 'partner_sales', 'partner_finance', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'company',
    handOver: { where: "status in ('open', 'in_progress', 'waiting')" },
  },
  task_comments: {
    one: 'comment on a task',
    many: 'comments on tasks',
    onPartnerMerge: 'move',
    log: 'company',
    partOf: { table: 'tasks', column: 'task_id' },
  },
  task_files: {
    one: 'file of a task',
    many: 'files of tasks',
    onPartnerMerge: 'move',
    partOf: { table: 'tasks', column: 'task_id' },
  },
  task_templates: {
    one: 'task template',
    many: 'task templates',
    address: '/tasks/templates/edit/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  action_plans: {
    one: 'action plan',
    many: 'action plans',
    address: '/tasks/plans/show/$id',
    partnerAddress: '/tasks/plans/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
});
