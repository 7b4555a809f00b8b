// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const changePaymentPassword: Call<Calls['changePaymentPassword']> = {"id":"changePaymentPassword","method":"POST","path":"/wps/member/paymentPassword","encrypted":true,"shape":{}}
