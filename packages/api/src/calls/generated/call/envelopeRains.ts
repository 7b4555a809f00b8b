// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const envelopeRains: Call<Calls['envelopeRains']> = {"id":"envelopeRains","method":"GET","path":"/wps/redEnvelope","shape":{"now":"s","rains":["array",{"id":"s","state":["one","upcoming","open","emptied","ended"],"startsAt":"s","endsAt":"s","pot":"m","envelopes":"i","left":"i","own":["null","m"],"seedHash":"s","seed":["null","s"]}]}}
