import { defineTexts } from '#web/texts.ts';
import type { CompanyHost } from '../schema.ts';

type Problem = NonNullable<CompanyHost['problem']>;

export const texts = defineTexts('access/company-hosts/web', {
  title: 'Your address',
  about:
    'Your portal, public pages and sign-in work at an address of your own, such as partners.acme.com. Links in your emails use it, too.',
  host: 'Host name',
  placeholder: 'partners.acme.com',
  save: 'Save host name',
  change: 'Change',
  cancel: 'Cancel',
  saved: 'Host name saved',
  local:
    'This installation has no public address yet, so no host name can lead to it. Ask its operator to set TANDEM_BASE_URL.',
  check: 'Check now',
  open: 'Open portal',
  remove: 'Remove',
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText: (installation: string) =>
    `Links lead to ${installation} again. Links that you already sent to this host name stop working, and people who are signed in there must sign in again.`,
  removed: 'Host name removed',
  statuses: { waiting: 'Waiting for DNS', active: 'Active', failing: 'Failing', paused: 'Paused' },
  records: 'DNS records',
  recordsAbout: 'Create these records where you manage the DNS of your domain. We check them every 15 minutes.',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  problems: {
    proof: 'The TXT record is missing or has another value.',
    address: 'The CNAME record does not lead to this installation.',
    no_answer: 'The name servers of your domain did not answer.',
    taken: 'Another company has verified this host name.',
  } satisfies Record<Problem, string>,
  newRecords: 'New records can take an hour to appear.',
  pauses: (day: string) => `The portal leaves this host name on ${day} unless the records are corrected.`,
  paused: (installation: string) => `Links lead to ${installation} until the records are correct again.`,
  active: 'Everyone must sign in once at this host name. Sessions of another address do not work here.',
});
