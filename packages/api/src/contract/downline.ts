import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractActions, contractKinds } from './contracts.ts'
import { gameTypes } from './games.ts'
import { transactionTypes } from './records.ts'
import {
  amount,
  archivedBefore,
  fallbackLanguage,
  id,
  instant,
  keyset,
  keysetInfo,
  period,
  typed,
} from './scalars.ts'

/** At most so many tags on one account. */
const maxTags = 10

const tag = typed(24)

const teamNote = z.object({
  id,
  memberId: id,
  account: z.string(),
  text: z.string(),
  at: instant,
})

const teamNotes = defineCall({
  id: 'teamNotes',
  method: 'GET',
  path: '/wps/agent/team/notes',
  summary: 'The agent’s own notes on accounts of its team, newest first; searched by their text.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    /** Notes on one account; on all accounts when left out. */
    memberId: z.optional(id),
    search: z.optional(typed(64)),
  }),
  value: z.object({ rows: z.array(teamNote), page: keysetInfo }),
})

const addTeamNote = defineCall({
  id: 'addTeamNote',
  method: 'POST',
  path: '/wps/agent/team/members/{id}/notes',
  summary: 'Adds a note on an account of the team; only the agent that wrote it reads it.',
  roles: ['agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ text: typed(500) }),
  value: teamNote,
})

const removeTeamNote = defineCall({
  id: 'removeTeamNote',
  method: 'DELETE',
  path: '/wps/agent/team/notes/{id}',
  summary: 'Removes a note of the agent.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  value: z.object({ id }),
})

const teamTags = defineCall({
  id: 'teamTags',
  method: 'GET',
  path: '/wps/agent/team/tags',
  summary: 'The tags that the agent has put on accounts of its team, with the number of accounts of each.',
  roles: ['agent'],
  value: z.object({ tags: z.array(z.object({ tag: z.string(), accounts: z.int() })) }),
})

const setTeamTags = defineCall({
  id: 'setTeamTags',
  method: 'PUT',
  path: '/wps/agent/team/members/{id}/tags',
  summary: 'Sets the agent’s own tags on an account of its team.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  body: z.strictObject({ tags: z.array(tag).check(z.maxLength(maxTags)) }),
  value: z.object({ tags: z.array(z.string()) }),
})

const played = { bets: z.int(), stake: amount, validBet: amount, payout: amount, profitLoss: amount }

const teamMemberGames = defineCall({
  id: 'teamMemberGames',
  method: 'GET',
  path: '/wps/agent/team/members/{id}/games',
  summary:
    'What an account of the team played in a period: its own games by stake, and the categories of its branch.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  query: z.strictObject(period),
  value: z.object({
    /** Of the account itself, highest stake first; at most fifty. */
    games: z.array(
      z.object({
        nodeId: z.string(),
        category: z.string(),
        vendor: z.string(),
        game: z.string(),
        /** The languages of those names, where they are not the reader's. */
        vendorLanguage: fallbackLanguage,
        gameLanguage: fallbackLanguage,
        ...played,
      }),
    ),
    /** Of the account and everyone below it. */
    categories: z.array(z.object({ gameType: z.enum(gameTypes), ...played })),
    archivedBefore,
  }),
})

/** What the timeline of an account lists. */
const timelineKinds = [
  ...(['joined', 'deposit', 'withdrawal', 'transferIn', 'transferOut'] as const),
  ...(['contract', 'bill', 'frozen', 'unfrozen', 'note'] as const),
] as const

export const teamMemberTimeline = defineCall({
  id: 'teamMemberTimeline',
  method: 'GET',
  path: '/wps/agent/team/members/{id}/timeline',
  summary:
    'What happened to an account of the team, newest first: money in and out, transfers, contracts, bills, freezes, notes.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  query: z.strictObject({ ...keyset, kind: z.optional(z.enum(timelineKinds)) }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        kind: z.enum(timelineKinds),
        /** Of money and bills. */
        amount: z.nullable(amount),
        /** The other side of a transfer. */
        account: z.nullable(z.string()),
        /** Of contracts and bills. */
        contractKind: z.nullable(z.enum(contractKinds)),
        /** What was done with a contract. */
        action: z.nullable(z.enum(contractActions)),
        /** Of a note. */
        text: z.nullable(z.string()),
      }),
    ),
    page: keysetInfo,
  }),
})

const teamMemberStatement = defineCall({
  id: 'teamMemberStatement',
  method: 'GET',
  path: '/wps/agent/team/members/{id}/statement',
  summary:
    'Statement of an account of the team for a month: opening balance, movements by type, closing balance, and its bills by kind.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  query: z.strictObject({
    /** @default the brand's present month */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  }),
  value: z.object({
    account: z.string(),
    nickname: z.string(),
    month: z.string(),
    /** First and last day, both included; of the present month until today. */
    from: z.string(),
    to: z.string(),
    asOf: instant,
    /** Opening, what was received less what was sent, and closing add up. */
    opening: amount,
    closing: amount,
    in: amount,
    out: amount,
    movements: z.array(z.object({ type: z.enum(transactionTypes), count: z.int(), in: amount, out: amount })),
    /** Bills of windows that ended in the month: those that pay the account, and those that it pays its own downlines. */
    bills: z.array(
      z.object({
        side: z.enum(['received', 'paid']),
        kind: z.enum(contractKinds),
        count: z.int(),
        amount,
        /** What of it has been paid until now. */
        paid: amount,
      }),
    ),
    /** Movements before this moment are in an archive and are not listed. */
    archivedBefore,
  }),
})

const agentSearch = defineCall({
  id: 'agentSearch',
  method: 'GET',
  path: '/wps/agent/search',
  summary:
    'Search over the agent’s work: accounts of the team by a part of their name, bills and bets by their number.',
  roles: ['agent'],
  query: z.strictObject({ text: typed(64) }),
  value: z.object({
    /** At most six; those whose name begins with the text first. */
    accounts: z.array(z.object({ id, account: z.string(), nickname: z.string(), isAgent: z.boolean() })),
    bills: z.array(
      z.object({
        id,
        kind: z.enum(contractKinds),
        /** Whether it pays the agent or a downline. */
        side: z.enum(['own', 'downline']),
        account: z.string(),
        amount,
      }),
    ),
    bets: z.array(
      z.object({
        id,
        account: z.string(),
        game: z.string(),
        /** The language of that name, where it is not the reader's. */
        gameLanguage: fallbackLanguage,
        stake: amount,
      }),
    ),
  }),
})

export const downlineCalls = {
  agentSearch,
  teamNotes,
  addTeamNote,
  removeTeamNote,
  teamTags,
  setTeamTags,
  teamMemberGames,
  teamMemberTimeline,
  teamMemberStatement,
} as const
