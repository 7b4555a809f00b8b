// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const captchaSound: Call<Calls['captchaSound']> = {"id":"captchaSound","method":"POST","path":"/wps/captcha/sound","shape":{"sound":"s"}}
