import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractKinds } from './contracts.ts'
import { amount, instant, positiveAmount } from './scalars.ts'

const counted = z.object({ count: z.int(), amount })

const agentDay = defineCall({
  id: 'agentDay',
  method: 'GET',
  path: '/wps/agent/day',
  summary:
    'What an agent starts the day with: bills by due date, cash for them, frozen downlines, and changes.',
  roles: ['agent'],
  value: z.object({
    asOf: instant,
    balance: amount,
    /** Bills to downlines that are not paid yet, whatever their window. */
    owed: counted,
    /** The same by kind and due date, first due first; those beyond the first fifty are counted in `owed` alone. */
    due: z.array(z.object({ kind: z.enum(contractKinds), payBy: instant, ...counted.shape })),
    /** What is missing for them; zero where the balance is enough. */
    short: amount,
    /** Direct downlines whose balance is frozen for unpaid dividends. */
    frozen: z.array(z.object({ account: z.string(), since: instant })),
    /** What happened since the end of the visit before this one; since the brand's midnight where there was none. */
    changes: z.object({
      since: instant,
      /** Whether that is the end of a visit. */
      visited: z.boolean(),
      /** Figures of the team, by the dictionary of figures. */
      newAccounts: z.int(),
      firstDeposits: z.int(),
      deposits: amount,
      withdrawals: amount,
      validBet: amount,
      net: amount,
      /** Own bills that were made, and bills that were paid in full: to the agent, and by it. */
      made: counted,
      received: counted,
      paidOn: counted,
      /** Contracts with downlines that were accepted, were refused, and ended. */
      accepted: z.int(),
      refused: z.int(),
      ended: z.int(),
    }),
  }),
})

const alerts = {
  /** A bet that wins at least this much above its stake; null for no message. */
  win: z.nullable(positiveAmount),
  /** A withdrawal of at least this much; null for no message. */
  withdrawal: z.nullable(positiveAmount),
}

const teamAlerts = defineCall({
  id: 'teamAlerts',
  method: 'GET',
  path: '/wps/agent/alerts',
  summary: 'From which amounts on the agent gets a message about a win or a withdrawal in its team.',
  roles: ['agent'],
  value: z.object(alerts),
})

const setTeamAlerts = defineCall({
  id: 'setTeamAlerts',
  method: 'PUT',
  path: '/wps/agent/alerts',
  summary: 'Changes from which amounts on the agent gets a message.',
  roles: ['agent'],
  body: z.strictObject(alerts),
  value: z.object(alerts),
})

export const agentDayCalls = { agentDay, teamAlerts, setTeamAlerts } as const
