import { lazy } from 'react';

export { commentActions } from './slots.ts';

/** The comments of one registration, to read and to write, in either mode. The screens around them are the registrations' own. */
export const CommentThread = lazy(() => import('./CommentThread.tsx'));
