import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { ContractEnd, ContractReason, ContractSigners, contract, Delegate, NoticeInput, signing } from './schema.ts';

/** The life of a contract. Its signers sign on their own page, and its dates move it on. */
export const contractSteps = defineSteps(contract, {
  over: ['completed', 'ended', 'renewed', 'terminated', 'declined', 'voided', 'expired'],
  ends: ['awaiting_seal', 'ended', 'renewed', 'terminated', 'declined', 'voided'],
  steps: {
    signers: {
      by: 'company',
      from: ['draft'],
      label: 'Choose signers',
      done: 'Signers saved',
      text: 'Choose who signs in each role.',
      summary: 'Set the signers of a draft',
      body: ContractSigners,
      look: 'button',
    },
    send: {
      by: 'company',
      from: ['draft'],
      to: 'sent',
      label: 'Send to signers',
      done: 'Contract sent',
      text: 'The text can no longer be changed. To correct it, void the contract and send a new one.',
      summary: 'Send a draft to its signers',
      look: 'primary',
    },
    resend: {
      by: 'company',
      from: ['sent', 'partially_signed', 'expired'],
      to: ['sent', 'partially_signed'],
      label: 'Send links again',
      done: 'Links sent',
      text: 'Those whose turn it is get a new link. The links sent before stop working.',
      summary: 'Send new links to those whose turn it is',
      look: 'button',
    },
    void: {
      by: 'company',
      from: ['sent', 'partially_signed', 'expired'],
      to: 'voided',
      label: 'Void',
      done: 'Contract voided',
      text: 'The links stop working. Signers can read why.',
      summary: 'Withdraw a contract that not everybody has signed',
      body: ContractReason,
      danger: true,
    },
    terminate: {
      by: 'company',
      from: ['completed', 'active', 'expiring'],
      to: ['terminated', 'completed', 'active', 'expiring'],
      label: 'Terminate',
      done: 'Contract terminated',
      text: 'Without a date, the contract ends today.',
      summary: 'End a running contract',
      body: ContractEnd,
      danger: true,
    },
    give_notice: {
      by: 'both',
      from: ['completed', 'active', 'expiring'],
      unless: ({ renewal, ends_on, notice_given_on }) => {
        if (renewal === 'none' || !ends_on) return 'This contract does not renew: no notice is needed.';
        return notice_given_on ? 'Notice was already given.' : null;
      },
      label: 'Give notice',
      done: 'Notice given',
      text: 'The contract ends on its last day instead of renewing. We notify the other side.',
      summary: 'Give notice, so that a contract ends instead of renewing',
      body: NoticeInput,
      danger: true,
    },
  },
});

const isWaitedFor = ({ contract_status }: { contract_status: string }) =>
  contract_status === 'sent' || contract_status === 'partially_signed'
    ? null
    : 'This contract does not wait for signatures.';

/** The steps that others take for a signer. */
export const signingSteps = defineSteps(signing, {
  can: 'contracts:manage',
  steps: {
    resend: {
      by: 'company',
      from: ['notified', 'opened'],
      unless: isWaitedFor,
      label: 'Send new link',
      done: 'Links sent',
      text: 'The signer gets a new link. The link sent before stops working.',
      summary: 'Send a new link to a signer',
      look: 'button',
    },
    delegate: {
      by: 'both',
      from: ['waiting', 'notified', 'opened'],
      unless: isWaitedFor,
      label: 'Someone else signs',
      done: 'Signer changed',
      text: 'The link sent before stops working. The new person gets one when it is their turn.',
      summary: 'Let another person sign in this role',
      body: Delegate,
      touches: 'signature',
      look: 'button',
    },
  },
});

type Steps = (typeof contractSteps)['steps'];
export type ContractVoiding = StepInput<Steps['void']>;
export type ContractTermination = StepInput<Steps['terminate']>;
export type ContractNotice = StepInput<Steps['give_notice']>;
export type SignerChoice = StepInput<Steps['signers']>;
export type NewSigner = StepInput<(typeof signingSteps)['steps']['delegate']>;
