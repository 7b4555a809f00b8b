// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const walletTransferDetail: Call<Calls['walletTransferDetail']> = {"id":"walletTransferDetail","method":"GET","path":"/wps/relay/walletTransfers/{id}","shape":{"id":"s","fromWalletId":"s","toWalletId":"s","amount":"m","state":["one","created","sent","unknown","confirmed","failed"],"reason":["null","s"],"createdAt":"s","nextUpdateAt":["null","s"],"history":["array",{"state":["one","created","sent","unknown","confirmed","failed"],"at":"s","reason":["null","s"]}]}}
