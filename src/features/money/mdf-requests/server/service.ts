/** Requests of partners for money of a fund. */

export { createRequest } from './create.ts';
export {
  approveRequest,
  cancelRequest,
  closePaidRequest,
  closeRequest,
  declineRequest,
  expireRequest,
  lockedRequest,
  returnRequest,
} from './decisions.ts';
