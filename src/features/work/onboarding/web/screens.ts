import { type ComponentType, lazy } from 'react';
import type { Mode } from '#web/session/credentials.ts';
import type { CompanyStep, PartnerStep, Step } from '../schema.ts';
import { AddPartners } from './steps/AddPartners.tsx';
import { Branding } from './steps/Branding.tsx';
import { CompanyDetails } from './steps/CompanyDetails.tsx';
import { GoLive } from './steps/GoLive.tsx';
import { ImportData } from './steps/ImportData.tsx';
import { PartnerStatuses } from './steps/PartnerStatuses.tsx';
import { PartnerTypes } from './steps/PartnerTypes.tsx';
import { ProgramShape } from './steps/ProgramShape.tsx';
import { TeamMembers } from './steps/TeamMembers.tsx';

/** The content of each step of a company. */
export const companyScreens: Record<CompanyStep, ComponentType> = {
  company_details: CompanyDetails,
  program_shape: ProgramShape,
  partner_types: PartnerTypes,
  partner_status: PartnerStatuses,
  add_partners: AddPartners,
  team_members: TeamMembers,
  branding: Branding,
  import: ImportData,
  go_live: GoLive,
};

const partnerScreens: Record<PartnerStep, ComponentType> = {
  company_details: lazy(() => import('./steps/PartnerDetails.tsx')),
  people: TeamMembers,
  payout_details: lazy(() => import('./steps/PayoutDetails.tsx')),
  first_contract: lazy(() => import('./steps/FirstContract.tsx')),
  first_step: lazy(() => import('./steps/FirstStep.tsx')),
};

/** The content of a step on the caller's side. */
export const onboardingScreen = (step: Step, mode: Mode): ComponentType =>
  mode === 'partner' ? partnerScreens[step as PartnerStep] : companyScreens[step as CompanyStep];
