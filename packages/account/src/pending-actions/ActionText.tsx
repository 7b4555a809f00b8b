import { balance } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Amount, DateTime } from '@baize/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { PendingAction } from './usePendingActions.ts'

/** What waits, in one or two sentences. */
export function ActionText({ action }: { action: PendingAction }) {
  const currency = useApiQuery(balance, {}).data?.currencySymbol
  const until = action.until === null ? null : <DateTime value={action.until} />
  switch (action.kind) {
    case 'withdrawalToConfirm': {
      const amount = <Amount value={action.amount} currency={currency} />
      return until ? (
        <Trans>
          Did your withdrawal of {amount} arrive? If you don’t answer, it counts as received at {until}.
        </Trans>
      ) : (
        <Trans>Did your withdrawal of {amount} arrive?</Trans>
      )
    }
    case 'identityDocument': {
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          Your withdrawal of {amount} needs an identity document by {until}, or the money goes back to your
          balance.
        </Trans>
      )
    }
    case 'caseQuestion': {
      const number = <bdi dir="ltr">{action.number}</bdi>
      return <Trans>Customer service has a question about your request {number}.</Trans>
    }
    case 'caseAnswered': {
      const number = <bdi dir="ltr">{action.number}</bdi>
      return <Trans>Customer service has answered your request {number}.</Trans>
    }
    case 'accountClosing':
      return until ? (
        <Trans>Your account closes on {until}. You can keep it until then.</Trans>
      ) : (
        <Trans>Your account closes once everything is settled. You can keep it until then.</Trans>
      )
    case 'balanceFrozen': {
      const amount = <Amount value={action.amount} currency={currency} />
      return <Trans>Your balance is frozen because of overdue dividends. {amount} is due.</Trans>
    }
    case 'billsToPay': {
      const { count } = action
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          You owe your downlines {amount} on <Plural value={count} one="# bill" other="# bills" />. The first
          is due at {until}.
        </Trans>
      )
    }
    case 'billDispute': {
      const account = <bdi>{action.account}</bdi>
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          {account} is waiting for your reply in a dispute over a bill of {amount}. The operator decides after{' '}
          {until}.
        </Trans>
      )
    }
    case 'moneyRequest': {
      const account = <bdi>{action.account}</bdi>
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          {account} has asked you to send back {amount}. You can decline. Answer by {until}.
        </Trans>
      )
    }
    case 'inviteEnding': {
      const { left } = action
      const code = <bdi dir="ltr">{action.code}</bdi>
      return (
        <Trans>
          Your link {code} opens <Plural value={left} one="# more account" other="# more accounts" />, until{' '}
          {until}.
        </Trans>
      )
    }
    case 'contractOffer':
      return <Trans>You have a contract offer. Accept or decline it by {until}.</Trans>
    case 'contractTermination':
      return <Trans>The other party has asked to end a contract with you.</Trans>
    case 'limitIncrease':
      return action.confirmable ? (
        <Trans>You can confirm your higher limit now. It stays the same until you do.</Trans>
      ) : (
        <Trans>You can confirm your higher limit from {until}.</Trans>
      )
    case 'bonusEnding': {
      const name = <bdi lang={action.language}>{action.name}</bdi>
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          {name} ends at {until}, with {amount} left to wager.
        </Trans>
      )
    }
    case 'bonusOfferEnding': {
      const name = <bdi lang={action.language}>{action.name}</bdi>
      const amount = <Amount value={action.amount} currency={currency} />
      return (
        <Trans>
          Claim {name} of {amount} by {until}.
        </Trans>
      )
    }
  }
}
