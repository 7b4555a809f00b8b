// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const vip: Call<Calls['vip']> = {"id":"vip","method":"GET","path":"/wps/vip","shape":{"vipLabelName":"s","vipLabelLanguage?":"s","vipRankLevel":"i","month":"s","gmtOffsetMinutes":"i","progress":"m","keepTarget":"m","upgradeTarget":["null","m"],"endsAt":"s","levels":["array",{"vipRankLevel":"i","vipLabelName":"s","vipLabelLanguage?":"s","upgrade":"m","keep":"m","gift":"m"}],"history":["array",{"at":"s","from":"i","to":"i","month":"s","validBet":"m"}]}}
