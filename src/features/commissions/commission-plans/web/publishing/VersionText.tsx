import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { type PhraseContext, planHeadline } from '../../describe.ts';
import type { PlanVocabulary } from '../../responses.ts';
import type { PlanVersion } from '../../schema.ts';
import { EditorProvider } from '../editor/editor.ts';
import css from '../editor/PlanEditor.module.css';
import { phaseOf, span } from '../phase.ts';
import { WorkedExample } from '../trial/WorkedExample.tsx';
import { Words } from '../Words.tsx';
import { texts } from './texts.ts';

interface VersionTextProps {
  version: PlanVersion;
  vocabulary: PlanVocabulary;
  reading: PhraseContext;
  today: string;
}

/** A version for reading: its sentences, an example, and the facts of its publication. */
export function VersionText({ version, vocabulary, reading, today }: VersionTextProps) {
  const { definition } = version;
  return (
    <EditorProvider value={{ version_id: version.id, vocabulary, reading, definition }}>
      <div className={css.editor}>
        <Card title={planHeadline(definition, reading)}>
          <Words definition={definition} reading={reading} />
        </Card>
        <div className={css.preview}>
          <Card>
            <Facts
              rows={[
                [texts.versionText, `${version.version}, ${phaseOf(version, today).label.toLowerCase()}`],
                [texts.active, version.state === 'draft' ? null : span(version)],
                [texts.publishedByText, version.state === 'draft' ? null : (version.published_by_name ?? texts.tandem)],
                [texts.messageToPartners, version.note],
              ]}
            />
          </Card>
          <WorkedExample definition={definition} />
        </div>
      </div>
    </EditorProvider>
  );
}
