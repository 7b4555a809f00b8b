// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const invites: Call<Calls['invites']> = {"id":"invites","method":"GET","path":"/wps/agent/invites","shape":{"rows":["array",{"id":"s","code":"s","url":"s","accountType":["one","member","agent"],"note":"s","campaign":"s","visits":"i","uses":"i","maxUses":"i","createdAt":"s","expiresAt":"s","rates":{"dividend?":"s","dailySalary?":"s","hourSalary?":"s","realtimeSalary?":"s"},"firstDeposits":"i","validBet":"m","state":["one","open","usedUp","expired","revoked"]}],"page":{"next":["null","s"]}}}
