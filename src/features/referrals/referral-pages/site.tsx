import type { SitePages } from '#web/site/site.ts';
import { ReferralPage } from './site/ReferralPage.tsx';
import { RegistrationStatus } from './site/RegistrationStatus.tsx';

export const site: SitePages = { referral: ReferralPage, registrationStatus: RegistrationStatus };
