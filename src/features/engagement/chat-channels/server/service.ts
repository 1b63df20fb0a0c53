export { postToChannels } from './post.ts';
