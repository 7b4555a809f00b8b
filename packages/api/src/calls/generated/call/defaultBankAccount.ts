// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const defaultBankAccount: Call<Calls['defaultBankAccount']> = {"id":"defaultBankAccount","method":"POST","path":"/wps/member/bankAccounts/{id}/default","encrypted":true,"idempotent":true,"shape":{}}
