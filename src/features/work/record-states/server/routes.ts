import { action } from '#server/http/action.ts';
import { RecordParams, RecordState } from '../schema.ts';
import { recordStateOf } from './state.ts';

export const recordStateRoutes = [
  action({
    method: 'GET',
    url: '/record_states/:resource/:id',
    summary: 'Describe the state of one record in facts, key figures and open work',
    can: 'record_states:view',
    modes: ['company', 'partner'],
    params: RecordParams,
    response: RecordState,
    run: (call, { params }) => recordStateOf(call, params.resource, params.id),
  }),
];
