export { requestDocuments } from './request.ts';
