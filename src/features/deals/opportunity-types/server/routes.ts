import { action } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { OpportunityType, OpportunityTypeCreate } from '../schema.ts';
import { opportunityTypes } from './resource.ts';
import { createType } from './service.ts';

export const opportunityTypeRoutes = [
  action({
    method: 'POST',
    url: '/opportunity_types',
    summary: 'Create an opportunity type with its stages',
    can: 'opportunity_types:manage',
    modes: ['company'],
    body: OpportunityTypeCreate,
    response: OpportunityType,
    status: 201,
    run: async (call, { body }) => {
      const id = await createType(call, body);
      return shown(call, opportunityTypes, id);
    },
  }),
];
