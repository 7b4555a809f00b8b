import type { ValueOf } from '@baize/api'
import type { agentDay } from '@baize/api/calls'

/** What an agent starts the day with. */
export type AgentDay = ValueOf<typeof agentDay>
