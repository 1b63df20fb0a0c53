import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createResourceFolder } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** Folder ids by name. */
    resourceFolders: Record<string, string>;
  }
}

const folders: readonly (readonly [name: string, parent: string | null, description: string])[] = [
  ['Sales', null, 'Everything for the first meeting and the offer.'],
  ['Battle cards', 'Sales', 'How we compare, and what to answer.'],
  ['Marketing', null, 'Material for your website, events and campaigns.'],
  ['Technical', null, 'Data sheets and installation guides.'],
  ['Prices and contracts', null, 'Current price lists and templates.'],
];

/** Creates the empty folders of a library. */
async function makeFolders(story: DemoStory): Promise<void> {
  const ids: Record<string, string> = {};
  await story.history.on(story.history.day(0, -80), async (call) => {
    for (const [name, parent, description] of folders) {
      ids[name] = await createResourceFolder(call, { name, description, parent_id: parent && ids[parent]! });
    }
  });
  story.put('resourceFolders', ids);
}

export const demo = [defineDemo('resource-folders', { when: 'end', after: ['held-account'], run: makeFolders })];
