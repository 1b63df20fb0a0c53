/** A delivery that a process has taken. */
export interface Claimed {
  id: string;
  endpoint_id: string;
  message_id: string;
  body: string;
  /** The end of the lease, by which the result is matched. */
  leased_until: string;
}
