import { App, Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { Experiment } from '../schema.ts';
import FeedbackForm from './FeedbackForm.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { texts as ownTexts } from './texts.ts';

const titleOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

type Target = { kind: 'user' | 'organization'; target: string; is_on: boolean | null };

/** One experiment, with controls to turn it on for oneself or for a company. */
export function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const { user } = useSession();
  const { message } = App.useApp();
  const id = useId();
  const [company, setCompany] = useState<string | null>(null);
  const { keep, change, drop } = experiment.verdicts;
  const write = useWrite<Target, unknown>(
    'experiments',
    (body) => api(`feature_flags/${experiment.id}/overrides`, { method: 'PUT', body }),
    ['feature_flags', 'operator_events', 'session'],
  );
  const switchTo = (target: Target) =>
    write.mutateAsync(target).catch((error: Error) => void message.error(error.message));
  const switchCompany = async () => {
    if (!company) return;
    await switchTo({ kind: 'organization', target: company, is_on: true });
    message.success(ownTexts.turnedOnForThisCompany);
    setCompany(null);
  };
  return (
    <Card
      title={titleOf(experiment.key)}
      actions={
        <StatusTag tone={experiment.is_killed ? 'red' : experiment.is_on ? 'green' : 'gray'}>
          {experiment.is_killed
            ? ownTexts.killSwitchOn
            : experiment.is_on
              ? ownTexts.onByDefault
              : ownTexts.offByDefault}
        </StatusTag>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p>
          {experiment.description}{' '}
          {/* Within a sentence its color alone does not tell a link from the text in the dark. */}
          <Link to={`/feature_flags/edit/${experiment.id}`} style={{ textDecoration: 'underline' }}>
            {ownTexts.flagAndRules}
          </Link>
        </p>
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Switch
            id={`${id}me`}
            checked={experiment.is_on_for_me}
            loading={write.isPending}
            disabled={experiment.is_killed}
            onChange={(is_on) => switchTo({ kind: 'user', target: user.id, is_on })}
            aria-label={ownTexts.turnOnForMe(experiment.key)}
          />
          <label htmlFor={`${id}me`}>{ownTexts.onForMe}</label>
          <span className="meta" style={{ marginLeft: 'auto' }}>
            {ownTexts.turnedOnFor(experiment.companies, experiment.people)}
          </span>
        </div>
        <div style={{ display: 'flex', gap: 8 }}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <ReferenceSelect
              resource="superadmin/companies"
              value={company}
              onChange={(value) => setCompany(value as string | null)}
              placeholder={ownTexts.chooseACompany}
              aria-label={ownTexts.companyToTurnOnFor(experiment.key)}
            />
          </div>
          <Button disabled={!company} loading={write.isPending} onClick={switchCompany}>
            {ownTexts.turnOn}
          </Button>
        </div>
        <div>
          <strong>{ownTexts.feedback}</strong>
          <span className="meta"> {ownTexts.keepChangeDrop(keep, change, drop)}</span>
          <FeedbackList experiment={experiment} />
        </div>
        {experiment.is_on_for_me && <FeedbackForm experiment={experiment.key} />}
      </div>
    </Card>
  );
}
