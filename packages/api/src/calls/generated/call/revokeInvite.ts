// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const revokeInvite: Call<Calls['revokeInvite']> = {"id":"revokeInvite","method":"DELETE","path":"/wps/agent/invites/{id}","shape":{"id":"s","code":"s","url":"s","accountType":["one","member","agent"],"note":"s","campaign":"s","visits":"i","uses":"i","maxUses":"i","createdAt":"s","expiresAt":"s","rates":{"dividend?":"s","dailySalary?":"s","hourSalary?":"s","realtimeSalary?":"s"},"firstDeposits":"i","validBet":"m","state":["one","open","usedUp","expired","revoked"]}}
