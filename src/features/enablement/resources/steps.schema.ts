import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Type } from '#shared/schema.ts';
import { CobrandArea, type Resource, resource } from './schema.ts';

const whileArchived = ({ archived_at }: Pick<Resource, 'archived_at'>) =>
  archived_at ? 'This resource is archived. Restore it first.' : null;

export const resourceSteps = defineSteps(resource, {
  steps: {
    publish: {
      by: 'company',
      from: ['draft'],
      to: 'published',
      unless: whileArchived,
      label: 'Publish resource',
      done: 'Resource published',
      text: 'The partners it is for see it.',
      summary: 'Show a draft to the partners it is for',
      look: 'primary',
    },
    unpublish: {
      by: 'company',
      from: ['published'],
      to: 'draft',
      unless: whileArchived,
      label: 'Unpublish resource',
      done: 'Resource unpublished',
      text: 'Partners no longer see it.',
      summary: 'Hide a resource from partners',
    },
    archive: {
      by: 'company',
      label: 'Archive resource',
      done: 'Resource archived',
      text: 'Partners no longer see it, and its external links stop working. Its figures stay.',
      summary: 'Archive a resource with a reason; its figures stay',
      input: { reason: field.longText({ label: 'Reason', help: 'Optional. Only your company sees it.', max: 500 }) },
      danger: true,
    },
    cobrand_areas: {
      by: 'company',
      unless: whileArchived,
      label: 'Save areas',
      done: 'Saved',
      text: 'Partners download the file with their own profile in these areas.',
      summary: 'Set the places of a PDF that are filled from the partner’s profile',
      body: closed({ areas: Type.Array(CobrandArea, { maxItems: 20 }) }),
    },
  },
});

type Steps = (typeof resourceSteps)['steps'];
export type ArchiveReason = StepInput<Steps['archive']>;
export type CobrandAreas = StepInput<Steps['cobrand_areas']>;
