/** Requests of partners for money of a fund. */

export { createRequest } from './create.ts';
export {
  approveRequest,
  cancelRequest,
  closePaidRequest,
  closeRequest,
  declineRequest,
  lockedRequest,
} from './decisions.ts';
