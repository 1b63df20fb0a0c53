import { step } from '#server/resource/step.ts';
import { closePage, publishPage } from './publish.ts';
import { partnerPages } from './resource.ts';

export const partnerPageRoutes = [
  step(partnerPages, 'publish', 'Publish a sign-up page', publishPage),
  step(partnerPages, 'close', 'Close a sign-up page: it takes no more applications', closePage),
];
