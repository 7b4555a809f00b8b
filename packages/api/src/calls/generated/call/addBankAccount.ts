// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const addBankAccount: Call<Calls['addBankAccount']> = {"id":"addBankAccount","method":"PUT","path":"/wps/member/bankAccounts","encrypted":true,"idempotent":true,"shape":{"id":"s","bankCode":"s","bank":"s","bankLanguage?":"s","accountName":"s","accountNumberMasked":"s","isDefault":"b","addedAt":"s"}}
