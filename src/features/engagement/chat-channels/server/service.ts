export { type ChannelNotice, postToChannels } from './post.ts';
