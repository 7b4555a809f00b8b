// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxVoucher: Call<Calls['sandboxVoucher']> = {"id":"sandboxVoucher","method":"POST","path":"/sandbox/voucher","shape":{"code":"s","amount":"m"}}
