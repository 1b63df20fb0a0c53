import FlaskConical from 'lucide-react/icons/flask-conical';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const path = '/experimental';

export const feature: WebFeature = {
  name: 'experimental',
  menu: [{ group: 'Super Admin', label: 'Experimental', path, icon: FlaskConical, order: 30, superAdmin: true }],
  routes: [{ path, title: 'Experimental', superAdmin: true, page: () => import('./switchboard.tsx') }],
};

/** The form for feedback on an experiment the person has. */
export const FeedbackForm = lazy(() => import('./FeedbackForm.tsx'));
