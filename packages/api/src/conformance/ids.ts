import type { CallDefinition } from '../contract/call.ts'
import { type Calls, calls } from '../contract/index.ts'
import type { Asked, HeldSession, Target, Told } from './target.ts'

/** Where a call's ids are read. */
interface Source {
  /** The call that lists them, and the query it is asked with. */
  readonly from: keyof Calls
  readonly query?: Readonly<Record<string, string>>
  /** The array of its value; the value itself when left out. */
  readonly array?: string
  /** What the row must have; the first such row is taken. */
  readonly where?: Readonly<Record<string, unknown>>
  /** Place in the input (`params.id`, `body.nodeId`) -> property of the row. */
  readonly put: Readonly<Record<string, string>>
}

const game = { from: 'gameList', query: { gameType: 'RNG' }, array: 'games' } as const
const openGame = { ...game, where: { underMaintenance: false } }
const team = { from: 'teamMembers', array: 'rows' } as const
const contract = { from: 'contracts', array: 'rows', put: { 'params.id': 'id' } } as const
const bill = { from: 'bills', array: 'rows', put: { 'params.id': 'id' } } as const
const subUser = { from: 'subUsers', array: 'rows', put: { 'params.id': 'id' } } as const
const bonus = { from: 'bonuses', array: 'rows', put: { 'params.id': 'id' } } as const
const bank = { from: 'bankAccounts', array: 'accounts', put: { 'params.id': 'id' } } as const
const aCase = { from: 'cases', array: 'rows', put: { 'params.id': 'id' } } as const

/** What the account that asks may do something with, call by call. Others keep what their sample says. */
export const sources: Partial<Record<keyof Calls, Source>> = {
  launchGame: { ...openGame, put: { 'query.nodeId': 'nodeId' } },
  similarGames: { ...game, put: { 'params.nodeId': 'nodeId' } },
  gameOdds: { ...game, put: { 'params.nodeId': 'nodeId' } },
  addFavourite: {
    ...game,
    put: { 'body.nodeId': 'nodeId', 'body.vendor': 'vassalage', 'body.gameType': 'gameType' },
  },
  captchaSound: { from: 'captcha', put: { 'body.captchaId': 'captchaId' } },
  exchangeSessionCode: { from: 'sessionCode', put: { 'body.code': 'code' } },
  endSession: {
    from: 'sessions',
    array: 'sessions',
    where: { current: false },
    put: { 'params.id': 'id' },
  },
  defaultBankAccount: bank,
  removeBankAccount: bank,
  walletTransfer: {
    from: 'merchantWallet',
    array: 'wallets',
    where: { main: false, isSingle: false, maintenance: false },
    put: { 'body.toWalletId': 'id' },
  },
  teamProfitLoss: { ...team, put: { 'query.parentId': 'id' } },
  teamMemberDetail: { ...team, put: { 'params.id': 'id' } },
  addTeamNote: { ...team, put: { 'params.id': 'id' } },
  removeTeamNote: { from: 'teamNotes', array: 'rows', put: { 'params.id': 'id' } },
  pauseReportSchedule: { from: 'reportSchedules', array: 'schedules', put: { 'params.id': 'id' } },
  deleteReportSchedule: { from: 'reportSchedules', array: 'schedules', put: { 'params.id': 'id' } },
  removeTableView: { from: 'tableSettings', array: 'views', put: { 'params.id': 'id' } },
  setTeamTags: { ...team, put: { 'params.id': 'id' } },
  teamMemberGames: { ...team, put: { 'params.id': 'id' } },
  teamMemberTimeline: { ...team, put: { 'params.id': 'id' } },
  teamMemberStatement: { ...team, put: { 'params.id': 'id' } },
  createTransfer: { ...team, put: { 'body.toMemberId': 'id' } },
  askTransfer: { ...team, put: { 'body.fromMemberId': 'id' } },
  previewOffer: { ...team, put: { 'body.toMemberId': 'id' } },
  offerContract: { ...team, put: { 'body.toMemberId': 'id' } },
  contractDetail: contract,
  contractPreview: contract,
  acceptContract: contract,
  rejectContract: contract,
  requestTermination: contract,
  answerTermination: contract,
  changeSubUser: subUser,
  resetSubUserPassword: subUser,
  removeSubUserAuthenticator: subUser,
  disableSubUser: subUser,
  removeSubUser: subUser,
  billDetail: bill,
  billMembers: bill,
  billSlots: bill,
  billBets: bill,
  answerBill: bill,
  billDispute: bill,
  writeDispute: bill,
  claimBonus: bonus,
  cancelBonus: bonus,
  claimReward: { from: 'rewards', array: 'rewards', put: { 'params.id': 'id' } },
  messageDetail: { from: 'messages', array: 'rows', put: { 'params.id': 'id' } },
  promotionDetail: { from: 'promotions', array: 'promotions', put: { 'params.id': 'id' } },
  applyForPromotion: {
    from: 'promotionStates',
    array: 'states',
    where: { status: 'joinNow' },
    put: { 'params.id': 'promotionId' },
  },
  claimPromotion: {
    from: 'promotionStates',
    array: 'states',
    where: { status: 'claimPayout' },
    put: { 'params.id': 'promotionId' },
  },
  claimRaffle: { from: 'raffle', put: { 'params.id': 'id' } },
  openEnvelope: { from: 'envelopeRains', array: 'rains', put: { 'params.id': 'id' } },
  referralClick: { from: 'referral', put: { 'body.code': 'code' } },
  caseDetail: aCase,
  replyToCase: aCase,
  escalateCase: aCase,
  closeCase: aCase,
}

/** Asks again after what may be done once in a second or two, where that is why it was refused. */
export async function patiently(ask: () => Promise<Told>): Promise<Told> {
  const told = await ask()
  const wait = Number(told.headers.get('retry-after'))
  if (told.status !== 429 || !(wait >= 1 && wait <= 2)) return told
  await new Promise((done) => setTimeout(done, wait * 1_000))
  return ask()
}

/** The sample with the ids of a row that the platform returned; the sample itself where it returned none. */
export async function withIds(
  target: Target,
  source: Source,
  sample: Asked,
  as: HeldSession | null,
): Promise<Asked> {
  const list: CallDefinition = calls[source.from]
  const told = await patiently(() => target.ask(list, { query: source.query }, { as }))
  const value = told.envelope?.value as Record<string, unknown> | undefined
  const rows = (source.array === undefined ? [value] : value?.[source.array]) as unknown
  if (!Array.isArray(rows)) return sample
  const fits = (row: Record<string, unknown> | undefined) =>
    row !== undefined && Object.entries(source.where ?? {}).every(([name, wanted]) => row[name] === wanted)
  const row = rows.find(fits) as Record<string, unknown> | undefined
  if (!row) return sample
  let input = sample
  for (const [place, property] of Object.entries(source.put)) {
    const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
    if (row[property] === undefined) continue
    input = { ...input, [part]: { ...(input[part] as object), [name]: row[property] } }
  }
  return input
}
