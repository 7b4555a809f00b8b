import { usePayer, type WaitingContract } from '@baize/account'
import { Alert, LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { contractPath } from './useWorkspace.ts'

/** A contract that waits for the account's response, on either side of it: what is asked, and by which account. */
export function WaitingNotice({ waiting: { contract, own } }: { waiting: WaitingContract }) {
  const { t } = useLingui()
  const payer = usePayer()
  const { id, kind, state, version } = contract
  const other = own ? payer(contract) : contract.party.account
  const offered = state === 'requested'
  return (
    <Alert
      tone="caution"
      title={offered ? t`An offer needs your answer` : t`A contract needs your answer`}
      action={
        <LinkButton href={contractPath(kind, id, own ? 'own' : 'downline')}>
          {offered
            ? t({ message: 'View offer', context: 'button: of a contract' })
            : t({ message: 'View request', context: 'button: wish to end a contract' })}
        </LinkButton>
      }
    >
      {offered
        ? t`${other} offers you version ${version}. See what it changes before you accept.`
        : t`${other} has asked to end version ${version}. It continues until you agree.`}
    </Alert>
  )
}
