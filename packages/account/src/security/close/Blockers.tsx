import { Amount, Link } from '@baize/ui'
import { Trans } from '@lingui/react/macro'
import { useCurrency } from '../../funds/useCurrency.ts'
import { type Places, usePlace } from '../../places/places.ts'
import * as css from '../Security.css.ts'
import type { Closure } from './closure.ts'

type Blocker = Closure['blockers'][number]

/** Where each is settled, on sites that have the page. */
const placeOf: Readonly<Partial<Record<Blocker['kind'], keyof Places>>> = {
  balance: 'withdraw',
  vendorBalance: 'transfer',
  openDeposit: 'transactions',
  openWithdrawal: 'transactions',
  openBets: 'bettingRecord',
  runningBonus: 'bonus',
}

/** What has to be settled first, each with the page where that is done. */
export function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  return (
    <ul className={css.list}>
      {blockers.map((blocker) => (
        <li key={blocker.kind}>
          <BlockerLine blocker={blocker} />
        </li>
      ))}
    </ul>
  )
}

function BlockerLine({ blocker }: { blocker: Blocker }) {
  const place = usePlace(placeOf[blocker.kind] ?? 'security')
  const href = placeOf[blocker.kind] && place()
  const text = <BlockerText blocker={blocker} />
  return href ? <Link href={href}>{text}</Link> : text
}

function BlockerText({ blocker }: { blocker: Blocker }) {
  const currency = useCurrency()
  const amount = <Amount value={blocker.amount ?? '0'} currency={currency} />
  switch (blocker.kind) {
    case 'balance':
      return <Trans context="before an account is closed">Withdraw your balance of {amount}.</Trans>
    case 'vendorBalance':
      return (
        <Trans context="before an account is closed">Transfer {amount} back from your game wallets.</Trans>
      )
    case 'openDeposit':
      return (
        <Trans context="before an account is closed">Wait until your deposit is credited or expires.</Trans>
      )
    case 'openWithdrawal':
      return <Trans context="before an account is closed">Wait until your withdrawal has arrived.</Trans>
    case 'openBets':
      return <Trans context="before an account is closed">Wait until your open bets are settled.</Trans>
    case 'runningBonus':
      return <Trans context="before an account is closed">Finish or forfeit your bonus.</Trans>
    case 'openDispute':
      return (
        <Trans context="before an account is closed">Wait until your request or dispute is resolved.</Trans>
      )
    case 'downline':
      return (
        <Trans context="before an account is closed">
          You have downlines. Contact customer service to move them.
        </Trans>
      )
    case 'contracts':
      return <Trans context="before an account is closed">End your contracts.</Trans>
    case 'unpaidBills':
      return <Trans context="before an account is closed">Settle your bills.</Trans>
  }
}
