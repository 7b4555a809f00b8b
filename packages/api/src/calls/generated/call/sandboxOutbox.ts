// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxOutbox: Call<Calls['sandboxOutbox']> = {"id":"sandboxOutbox","method":"GET","path":"/sandbox/outbox","shape":{"messages":["array",{"at":"s","channel":["one","sms","mail"],"kind":"s","state":["one","sent","failed"],"language":"s","text":"s"}]}}
