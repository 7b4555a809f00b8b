import { kindNames, usePayer, type WaitingContract } from '@baize/account'
import { Alert, Button, DateTime, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { openContract } from '../../shared/popups/popups.ts'

/** A contract that waits for the account's response: the other side, the request and the deadline. */
export function WaitingCard({ waiting: { contract, own } }: { waiting: WaitingContract }) {
  const { t, i18n } = useLingui()
  const payer = usePayer()
  const { id, state, version, answerBy } = contract
  const kind = i18n._(kindNames[contract.kind])
  const other = own ? payer(contract) : contract.party.account
  const offered = state === 'requested'
  return (
    <Alert
      tone="caution"
      title={
        offered
          ? t({ message: `${other} offers you a contract`, context: 'title: waits for an answer' })
          : t({ message: `${other} has asked to end a contract`, context: 'title: waits for an answer' })
      }
      action={
        <Button aria-haspopup="dialog" onClick={() => openContract(id)}>
          {offered
            ? t({ message: 'View offer', context: 'button: of a contract' })
            : t({ message: 'Read and answer', context: 'button: end of a contract' })}
        </Button>
      }
    >
      <Stack space="2xs">
        <span>{t({ message: `${kind}, version ${version}`, context: 'title of a contract' })}</span>
        {offered && (
          <span>
            {t({ message: 'Answer by:', context: 'before a time: of an offered contract' })}{' '}
            <DateTime value={answerBy} />
          </span>
        )}
      </Stack>
    </Alert>
  )
}
