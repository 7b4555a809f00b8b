// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const publicState: Call<Calls['publicState']> = {"id":"publicState","method":"GET","path":"/wps/public/state","shape":{"balance":"m","held":"m","bonus?":"m","currency":"s","currencySymbol":"s","hasVip":"b","vipLabelName":"s","vipRankLevel":"i","availablePromoCount":"i","availablePromo":{"REFERRAL":{"enabled":"b"}},"unreadMessage":"i","rewardCount":"i","missionCount":"i","notice":["array",{"id":"s","title":"s","timestamp":"s"}],"popup":["array",{"id":"s","type":["one","B","PL","PU","PR","H"],"execution":["array",["one","A","B","F"]],"title":"s","content":"s","timestamp":"s"}],"customerService":["array",{"csType":["one","LIVECHAT","TELEGRAM","TELEGRAM 1","TELEGRAM 2","FACEBOOK"],"title":"s","path":"s"}],"whitelabelVal":["record","b"],"regExp":{"mobileNum":{"maxLength":"i"}}}}
