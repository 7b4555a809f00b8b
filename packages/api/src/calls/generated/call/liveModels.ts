// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const liveModels: Call<Calls['liveModels']> = {"id":"liveModels","method":"GET","path":"/wps/live/models","shape":{"models":["array",{"modelId":"s","displayName":"s","language?":"s","nodeId":"s","tableName":"s","tableLanguage?":"s","pictureUrl":"s","online":"b"}]}}
