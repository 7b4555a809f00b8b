import { type Client, newIntentKey } from '@baize/api'
import {
  acceptContract,
  addTeamNote,
  agentSearch,
  answerBill,
  answerTermination,
  askTransfer,
  billBets,
  billDetail,
  billDispute,
  billMembers,
  billSlots,
  bills,
  contractDetail,
  contractInfo,
  contractPreview,
  contracts,
  createRecordExport,
  createTransfer,
  downlineTransactions,
  offerContract,
  payBills,
  previewOffer,
  rejectContract,
  requestTermination,
  setTeamTags,
  teamBets,
  teamMemberDetail,
  teamMemberGames,
  teamMemberStatement,
  teamMembers,
  teamMemberTimeline,
  teamNotes,
  teamProfitLoss,
  teamReport,
  writeDispute,
} from '@baize/api/calls'
import { agentPage } from './agents.ts'
import { type Kind, simpleTerms } from './contracts.ts'
import type { Person } from './people.ts'

/** An attempt, and how a response looks that reveals nothing. */
export interface Try {
  readonly what: string
  readonly call: () => Promise<unknown>
  readonly nothing: { readonly code: string } | { readonly value: object }
}

const notFound = { code: 'notFound' }
const noRows = { value: { rows: [] } }
const once = () => ({ idempotencyKey: newIntentKey() })

interface Account {
  readonly account: string
  readonly id: string
}

/** Everything that an agent can ask about an account or do to it, for one that is not below it. */
export function triesOnAccount({ client, paymentPassword }: Person, { account, id }: Account): Try[] {
  const money = { amount: '1.00', note: '' }
  const offer = { toMemberId: id, ...simpleTerms('dividend', '1') }
  const refused = (what: string, call: Try['call']): Try => ({ what, call, nothing: notFound })
  return [
    refused('its branch', () => client.call(teamMembers, { query: { parentId: id } })),
    refused('all of it', () => client.call(teamMemberDetail, { params: { id }, query: {} })),
    refused('its games', () => client.call(teamMemberGames, { params: { id }, query: {} })),
    refused('its timeline', () => client.call(teamMemberTimeline, { params: { id }, query: {} })),
    refused('notes on it', () => client.call(teamNotes, { query: { memberId: id } })),
    refused('a note', () => client.call(addTeamNote, { params: { id }, body: { text: 'mine' } }, once())),
    refused('a tag', () => client.call(setTeamTags, { params: { id }, body: { tags: ['mine'] } })),
    refused('its bets', () => client.call(teamBets, { query: { account } })),
    refused('its days', () => client.call(teamReport, { query: { account } })),
    refused('its result', () => client.call(teamProfitLoss, { query: { account } })),
    refused('results below it', () => client.call(teamProfitLoss, { query: { parentId: id } })),
    refused('its money', () => client.call(downlineTransactions, { query: { account } })),
    refused('money to it', () =>
      client.call(createTransfer, { body: { toMemberId: id, paymentPassword, ...money } }, once()),
    ),
    refused('money of it', () => client.call(askTransfer, { body: { fromMemberId: id, ...money } }, once())),
    refused('an offer tried', () => client.call(previewOffer, { body: offer })),
    refused('an offer', () => client.call(offerContract, { body: offer }, once())),
    ...(['teamBets', 'teamReport', 'teamProfitLoss', 'downlineTransactions'] as const).map((record) =>
      refused(`the file ${record}`, () => exported(client, record, { account })),
    ),
    refused('the file below it', () => exported(client, 'teamProfitLoss', { parentId: id })),
    refused('its statement', () => client.call(teamMemberStatement, { params: { id }, query: {} })),
    {
      what: 'the search of everything',
      call: () => client.call(agentSearch, { query: { text: account } }),
      nothing: { value: { accounts: [] } },
    },
    {
      what: 'a search',
      call: () => client.call(teamMembers, { query: { search: account } }),
      nothing: noRows,
    },
    {
      what: 'contracts with it',
      call: () => client.call(contracts, { query: { side: 'downline', account } }),
      nothing: noRows,
    },
    {
      what: 'bills of it',
      call: () => client.call(bills, { query: { side: 'downline', account } }),
      nothing: { value: { rows: [], totals: { bills: 0, amount: '0.00' } } },
    },
  ]
}

/** Every call on a contract, from an account that is no party to it. */
export function triesOnContract({ client, paymentPassword }: Person, id: string): Try[] {
  const params = { id }
  const refused = (what: string, call: Try['call']): Try => ({ what, call, nothing: notFound })
  return [
    refused('a contract', () => client.call(contractDetail, { params })),
    refused('what it means', () => client.call(contractPreview, { params })),
    refused('its acceptance', async () => {
      const { textVersion } = await client.call(contractInfo, {})
      const body = { paymentPassword, textVersion, language: 'en' }
      return client.call(acceptContract, { params, body }, once())
    }),
    refused('its rejection', () => client.call(rejectContract, { params }, once())),
    refused('its end', () => client.call(requestTermination, { params }, once())),
    refused('an answer', () => client.call(answerTermination, { params, body: { agree: true } }, once())),
  ]
}

/** Every call on a bill, from an account that is no party to it. */
export function triesOnBill({ client, paymentPassword }: Person, id: string, memberId: string): Try[] {
  const params = { id }
  const refused = (what: string, call: Try['call']): Try => ({ what, call, nothing: notFound })
  return [
    refused('a bill', () => client.call(billDetail, { params })),
    refused('who played for it', () => client.call(billMembers, { params, query: {} })),
    refused('when they played', () => client.call(billSlots, { params, query: { memberId } })),
    refused('what they played', () => client.call(billBets, { params, query: {} })),
    refused('its dispute', () => client.call(billDispute, { params })),
    refused('a word in its dispute', () =>
      client.call(writeDispute, { params, body: { text: 'Mine' } }, once()),
    ),
    refused('its acknowledgement', () =>
      client.call(answerBill, { params, body: { answer: 'acknowledged' } }, once()),
    ),
    {
      what: 'its payment',
      call: () => client.call(payBills, { body: { billIds: [id], paymentPassword } }, once()),
      nothing: { value: { statuses: [], paidNow: '0.00' } },
    },
  ]
}

type Exported = 'teamBets' | 'teamReport' | 'teamProfitLoss' | 'downlineTransactions'

function exported(client: Client, record: Exported, filter: Readonly<Record<string, string>>) {
  return client.call(createRecordExport, { body: { record, format: 'csv', filter } })
}

export interface Foreign {
  readonly kind: Kind
  readonly contract: string
  readonly bill: string
  readonly account: Account
}

/** The addresses of the agent site that would show something of it, and what they say instead. */
export function foreignAddresses({ kind, contract, bill, account: { account, id } }: Foreign) {
  const lost = 'This was not found. It may have been removed.'
  const nobody = `No account named “${account}” in your team.`
  const found: readonly [string, string][] = [
    [`/contracts?kind=${kind}&contract=${contract}`, lost],
    [`/contracts?kind=${kind}&side=downline&contract=${contract}`, lost],
    [`/${kind}?bill=${bill}`, lost],
    [`/${kind}?side=downline&bill=${bill}`, lost],
    [`/team-members?parentId=${id}`, lost],
    [`/downline?id=${id}`, lost],
    [`/team-members?search=${account}`, `No one in your team matches “${account}”`],
    [`/team-betting?account=${account}`, lost],
    [`/profit-and-loss?account=${account}`, lost],
    [`/profit-and-loss?parentId=${id}`, lost],
    [`/profit-and-loss?view=days&account=${account}`, lost],
    [`/account-details?account=${account}`, lost],
    [`/transfer?to=${account}`, nobody],
  ]
  return found.map(([path, says]) => ({ path: agentPage(path), says }))
}
