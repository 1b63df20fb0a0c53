import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { ContractSigning } from '../schema.ts';
import { contractSteps, signingSteps } from '../steps.schema.ts';
import { delegateSigning, giveNotice, terminateContract, voidContract } from './end.ts';
import { lockedContract } from './locked.ts';
import { setSigners } from './prepare.ts';
import { contractSignings, contracts } from './resource.ts';
import { resendContract, resendSigning, sendContract } from './send.ts';

/** The contract is locked, so that all changes wait in the same order. Partners read signings and may not lock them. */
async function lockedSigner(call: Call, id: string): Promise<ContractSigning> {
  const read = () =>
    call.one<ContractSigning>(
      sql`select * from contract_signing_rows where organization_id = ${call.organization_id} and id = ${id}`,
      'This signing',
    );
  const { contract_id } = await read();
  await call.asCompany((company) => lockedContract(company, contract_id!));
  return read();
}

const ofContracts = takeSteps(contracts, contractSteps, {
  rules: {
    signers: setSigners,
    send: sendContract,
    resend: resendContract,
    void: voidContract,
    terminate: terminateContract,
    give_notice: giveNotice,
  },
});
const ofSignings = takeSteps(contractSignings, signingSteps, {
  lock: lockedSigner,
  rules: { resend: resendSigning, delegate: delegateSigning },
});

export const contractStepRoutes = [...ofContracts.routes, ...ofSignings.routes];
export const takeContractStep = ofContracts.take;
