import { takeSteps } from '#server/resource/take-steps.ts';
import { formSteps, submissionSteps } from '../steps.schema.ts';
import { markSubmission, publishForm, restoreVersion, unpublishForm } from './publish.ts';
import { formSubmissions, forms } from './resource.ts';

const ofForms = takeSteps(forms, formSteps, {
  rules: { publish: publishForm, unpublish: unpublishForm, restore_version: restoreVersion },
});
const ofSubmissions = takeSteps(formSubmissions, submissionSteps, { rules: { mark: markSubmission } });

export const formStepRoutes = [...ofForms.routes, ...ofSubmissions.routes];
export const takeFormStep = ofForms.take;
