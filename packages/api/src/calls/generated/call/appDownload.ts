// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const appDownload: Call<Calls['appDownload']> = {"id":"appDownload","method":"GET","path":"/wps/system/appDownload","shape":{"apps":["array",{"system":["one","ios","iosLite","android"],"url":"s","qrText":"s","guide":"s"}]}}
