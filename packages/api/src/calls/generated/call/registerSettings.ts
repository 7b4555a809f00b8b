// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const registerSettings: Call<Calls['registerSettings']> = {"id":"registerSettings","method":"GET","path":"/wps/system/setting/register","shape":{"rules":["record",{"enabled":"b","required":"b","acceptedPattern":["null","s"],"patternId":["null","i"],"minLength":["null","i"],"maxLength":["null","i"]}],"termsVersion":"s","termsTicked":"b","minimumAge":"i"}}
