/** A push service carries this to the service worker, encrypted for the browser. Paths are ours and begin with one slash. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that a click opens. */
  path: string;
  /** A repeated message with the same tag takes the place of the first. */
  tag: string;
  /** The pages that buttons open; none acts by itself. */
  actions: { path: string; title: string }[];
}
