export { withdrawPromotions } from './withdraw.ts';
