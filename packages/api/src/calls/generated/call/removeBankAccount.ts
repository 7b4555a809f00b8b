// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeBankAccount: Call<Calls['removeBankAccount']> = {"id":"removeBankAccount","method":"POST","path":"/wps/member/bankAccounts/{id}/removal","encrypted":true,"idempotent":true,"shape":{}}
