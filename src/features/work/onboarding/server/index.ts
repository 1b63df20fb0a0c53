import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { onboardingRoutes } from './routes.ts';
import { companyDefaults } from './service.ts';

export const feature: ServerFeature = { name: 'onboarding', routes: onboardingRoutes, companyDefaults, demo };
