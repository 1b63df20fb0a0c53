import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { CommentPerson } from '../schema.ts';
import { registrationCommentPeopleFor } from './people.ts';

export const commentRoutes = [
  action({
    method: 'GET',
    url: '/deal_registrations/:id/people',
    summary: 'List the people who can be mentioned on a registration',
    can: 'deal_registration_comments:view',
    modes: ['company', 'partner'],
    params: IdParams,
    response: Type.Array(CommentPerson),
    run: (call, { params }) => registrationCommentPeopleFor(call, params.id),
  }),
];
