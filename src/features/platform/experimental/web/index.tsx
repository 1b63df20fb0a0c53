import FlaskConical from 'lucide-react/icons/flask-conical';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const path = '/experimental';

export const feature: WebFeature = {
  name: 'experimental',
  menu: [{ group: 'Super Admin', label: 'Experimental', path, icon: FlaskConical, order: 30, superAdmin: true }],
  routes: [{ path, title: 'Experimental', superAdmin: true, page: () => import('./switchboard.tsx') }],
};

/** Asks what somebody thinks of an experiment they have. */
export const FeedbackForm = lazy(() => import('./FeedbackForm.tsx'));
