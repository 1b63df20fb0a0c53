import Tags from 'lucide-react/icons/tags';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { emailTopic } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function TopicList() {
  const setDrawer = useSetDrawer();
  return (
    <>
      <NounList
        noun={emailTopic}
        words={['topic', 'topics']}
        onOpen={({ id }) => setDrawer(id)}
        create={{
          label: t.newTopic,
          form: (done) => <NounForm noun={emailTopic} plain onDone={done} onCancel={done} />,
        }}
        empty={{ icon: Tags, text: t.emptyTopics }}
      />
      <RouteDrawer title={t.editTopic}>
        {(id, close) => <NounForm noun={emailTopic} id={id} plain onDone={close} onCancel={close} />}
      </RouteDrawer>
    </>
  );
}
