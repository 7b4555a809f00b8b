// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const walletTransfer: Call<Calls['walletTransfer']> = {"id":"walletTransfer","method":"POST","path":"/wps/relay/GCS_walletTransfer","idempotent":true,"shape":{"id":"s","fromWalletId":"s","toWalletId":"s","amount":"m","state":["one","created","sent","unknown","confirmed","failed"],"reason":["null","s"],"createdAt":"s","nextUpdateAt":["null","s"],"history":["array",{"state":["one","created","sent","unknown","confirmed","failed"],"at":"s","reason":["null","s"]}]}}
