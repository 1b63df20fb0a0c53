export { companyQuestions } from './company.ts';
export * from './expect.ts';
export { partnerQuestions } from './partner.ts';
