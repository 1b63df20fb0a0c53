import { App, Checkbox } from 'antd';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { type Language, languageNames, languageOptions } from '#shared/text/languages.ts';
import { Card } from '#web/components/Card.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { ContentLanguages } from '../schema.ts';
import { texts as t } from './texts.ts';
import { CONTENT_LANGUAGES } from './useContentLanguages.ts';

/** The languages into which the company translates. */
export function LanguagesCard({ of: { source, languages } }: { of: ContentLanguages }) {
  const { organization } = useSession();
  const mayManage = useCan('organizations', 'manage');
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const save = useWrite<Language[], Organization>(
    'organizations',
    (content_languages) => api(`organizations/${organization.id}`, { method: 'PATCH', body: { content_languages } }),
    [CONTENT_LANGUAGES, 'content_records'],
  );
  const chosen = save.isPending ? save.variables : languages;
  return (
    <Card title={t.languages}>
      <p style={{ marginBottom: 12 }}>{t.about(languageNames[source])}</p>
      {mayManage ? (
        <Checkbox.Group
          aria-label={t.languages}
          options={languageOptions.filter(({ value }) => value !== source)}
          value={chosen}
          disabled={save.isPending}
          onChange={(next) => save.mutate(next, { onSuccess: () => void message.success(t.saved), onError: showError })}
        />
      ) : (
        <p>{languages.map((language) => languageNames[language]).join(', ') || t.noLanguages}</p>
      )}
    </Card>
  );
}
