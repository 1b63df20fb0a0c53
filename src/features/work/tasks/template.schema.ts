import { companyRoleKeys, partnerRoleKeys } from '#shared/access/roles.ts';
import { closed, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

/** One step of a template, with its due date in days after the start of the plan. */
export const TemplateStep = closed({
  /** Unique in the template, so that other steps can wait for it. */
  key: Type.String({ pattern: '^[a-z0-9_-]{1,40}$', description: 'a short key in lower case' }),
  title: nameText(200),
  description: Type.Optional(nullable(text(2000))),
  side: oneOf('company', 'partner'),
  due_days: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 3650 }))),
  priority: Type.Optional(oneOf('low', 'normal', 'high', 'urgent')),
  assignee_role: Type.Optional(nullable(oneOf(...companyRoleKeys, ...partnerRoleKeys))),
  checklist: Type.Optional(Type.Array(nameText(200), { maxItems: 50 })),
  /** The key of an earlier step that has to be done first. */
  blocked_by: Type.Optional(nullable(text(40))),
});
export type TemplateStep = Static<typeof TemplateStep>;
export const TemplateSteps = Type.Array(TemplateStep, { maxItems: 100 });
