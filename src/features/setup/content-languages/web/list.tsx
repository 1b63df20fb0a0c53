import { Flex } from 'antd';
import Languages from 'lucide-react/icons/languages';
import { type Language, languageNames } from '#shared/text/languages.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { ContentLanguages, ContentRecord } from '../schema.ts';
import { FileButtons } from './FileButtons.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { TranslationEditor } from './TranslationEditor.tsx';
import { texts as t } from './texts.ts';
import { useContentLanguages } from './useContentLanguages.ts';

/** Everything that partners read, with the languages in which it is missing. */
export default function ContentLanguagesScreen() {
  const languages = useContentLanguages();
  return (
    <>
      <PageHeader title={t.title}>{languages.data && <FileButtons of={languages.data} />}</PageHeader>
      <Loaded query={languages}>{(loaded) => <Content of={loaded} />}</Loaded>
      <RouteDrawer title={t.translate}>
        {(drawer) => (
          <TranslationEditor address={drawer.replace(':', '/')} languages={languages.data?.languages ?? []} />
        )}
      </RouteDrawer>
    </>
  );
}

function Content({ of }: { of: ContentLanguages }) {
  const setDrawer = useSetDrawer();
  return (
    <Flex vertical gap={16}>
      <LanguagesCard of={of} />
      <ResourceList<ContentRecord>
        resource="content_records"
        permission="content_translations"
        words={[t.recordOne, t.recordMany]}
        columns={columnsOf(of)}
        filters={filtersOf(of)}
        savedViews={false}
        exportable={false}
        onOpen={({ entity, id }) => setDrawer(`${entity}:${id}`)}
        empty={{ icon: Languages, text: of.languages.length > 0 ? t.empty : t.emptyWithout }}
      />
    </Flex>
  );
}

const named = (languages: readonly string[]) => languages.map((language) => languageNames[language as Language]);

function columnsOf({ entities }: ContentLanguages): Column<ContentRecord>[] {
  const options = entities.map(({ name, label }) => ({ value: name, label }));
  return [
    { field: 'name', label: t.name, sortable: true, width: 320 },
    {
      field: 'entity',
      label: t.kind,
      value: ({ entity }) => options.find(({ value }) => value === entity)?.label ?? entity,
    },
    { field: 'missing', label: t.missing, value: ({ missing }) => named(missing).join(', ') },
    { field: 'outdated', label: t.outdated, value: ({ outdated }) => named(outdated).join(', ') },
    { field: 'complete', label: t.complete, value: ({ complete }) => named(complete).join(', ') },
  ];
}

function filtersOf({ entities, languages }: ContentLanguages): FilterSpec[] {
  const options = languages.map((value) => ({ value, label: languageNames[value] }));
  return [
    { field: 'missing', label: t.missingIn, kind: 'multi', options },
    { field: 'outdated', label: t.outdatedIn, kind: 'multi', options },
    {
      field: 'entity',
      label: t.kind,
      kind: 'multi',
      options: entities.map(({ name, label }) => ({ value: name, label })),
    },
  ];
}
