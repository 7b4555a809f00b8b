// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const agentSearch: Call<Calls['agentSearch']> = {"id":"agentSearch","method":"GET","path":"/wps/agent/search","shape":{"accounts":["array",{"id":"s","account":"s","nickname":"s","isAgent":"b"}],"bills":["array",{"id":"s","kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"side":["one","own","downline"],"account":"s","amount":"m"}],"bets":["array",{"id":"s","account":"s","game":"s","gameLanguage?":"s","stake":"m"}]}}
