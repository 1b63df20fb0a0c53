export { acceptAgreement } from './agreements.ts';
export { issueForItem } from './issue.ts';
export { writeSettings } from './settings.ts';
