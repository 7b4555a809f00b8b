// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const captcha: Call<Calls['captcha']> = {"id":"captcha","method":"GET","path":"/wps/captcha","shape":{"captchaId":"s","image":"s","expiresAt":"s","proof":{"salt":"s","difficulty":"i"}}}
