import { money } from '@baize/api/money'
import { manualBonus } from '@baize/platform/bonus/definitions.ts'
import { offerBonus } from '@baize/platform/bonus/grants.ts'
import { transact } from '@baize/platform/database/index.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, type TestGames } from '../testingGames.ts'

interface TestBet {
  readonly round: string
  /** The code of a refusal. */
  readonly code: string | undefined
}

export interface BonusPlay {
  readonly account: string
  readonly as: TestSession
  bet(stake: string): Promise<TestBet>
  win(bet: TestBet, payout: string): Promise<void>
  rollback(bet: TestBet): Promise<void>
  void(bet: TestBet): Promise<void>
  balances(): Promise<{ cash: string; bonus: string }>
  grant(): Promise<{ id: string; state: string } & Record<string, unknown>>
  /** Signs in again, after the clock has moved. */
  again(): Promise<BonusPlay>
}

/** Credits cash to a member, as a correction would. */
export async function giveCash(games: TestGames, account: string, amount: bigint): Promise<string> {
  const member = await findMemberByAccount(games.platform.db, account)
  const owner = member?.id ?? ''
  const { platform } = games
  if (amount === 0n) return owner
  await transact(platform.database, ({ trx }) =>
    post(trx, {
      ...{ type: 'corrected', owner, currency: platform.settings.brand.currency, actor: 'test' },
      postings: [{ from: houseFor(owner, 'suspense'), to: cashOf(owner), amount: money(amount) }],
      cause: { type: 'correction', id: `${owner}-${newRound()}` },
      at: platform.now(),
    }),
  )
  return owner
}

/** A new member who plays with a bonus: bets, wins and rollbacks as a vendor sends them. */
export async function startBonusPlay(
  games: TestGames,
  account: string,
  bonus: bigint,
  cash: bigint,
): Promise<BonusPlay> {
  const as = await games.join(account)
  const memberId = await giveCash(games, account, cash)
  const { platform } = games
  const offer = { memberId, causeId: 'test', amount: bonus, at: platform.now() }
  const id = (await offerBonus(platform, platform.db, manualBonus, offer)) ?? ''
  await games.call('claimBonus', { params: { id } }, { as })
  return playAs(games, account, as, id)
}

async function playAs(
  games: TestGames,
  account: string,
  as: TestSession,
  grantId: string,
): Promise<BonusPlay> {
  const playSession = await games.openGame(as)
  const vendor = 'EMR'
  const close = (
    call: 'seamlessWin' | 'seamlessRollback' | 'seamlessVoid',
    { round }: TestBet,
    amount?: string,
  ) =>
    games.call(
      call,
      {
        body: {
          ...{ requestId: newRound(), playSession, roundId: round },
          ...{ transactionId: `${round}-${call}`, betTransactionId: `${round}-bet` },
          ...(amount === undefined ? {} : { amount }),
        } as never,
      },
      { vendor },
    )
  const expectDone = async (answer: ReturnType<typeof close>) => void (await answer).value
  return {
    account,
    as,
    async bet(amount) {
      const round = newRound()
      const body = {
        requestId: newRound(),
        playSession,
        roundId: round,
        transactionId: `${round}-bet`,
        amount,
      }
      const { envelope } = await games.call('seamlessBet', { body }, { vendor })
      return { round, code: envelope.code }
    },
    win: (bet, payout) => expectDone(close('seamlessWin', bet, payout)),
    rollback: (bet) => expectDone(close('seamlessRollback', bet)),
    void: (bet) => expectDone(close('seamlessVoid', bet)),
    async balances() {
      const { balance, bonus } = (await games.call('balance', {}, { as })).value
      return { cash: balance, bonus }
    },
    async grant() {
      const { rows } = (await games.call('bonuses', { query: {} }, { as })).value
      return rows.find((row: { id: string }) => row.id === grantId)
    },
    async again() {
      const fresh = await games.signIn(account, 'member', 'Correct-Horse-7')
      return playAs(games, account, fresh, grantId)
    },
  }
}
