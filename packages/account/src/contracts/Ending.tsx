import {
  answerTermination,
  contractDetail,
  contractInfo,
  contracts,
  requestTermination,
} from '@baize/api/calls'
import { useCall, useMay } from '@baize/site'
import { Alert, Button, Card, confirm, Heading, Inline, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Contract } from './contract.ts'
import { partLevel, type TitleLevel } from './levels.ts'
import * as css from './print.css.ts'
import { usePayer } from './usePayer.ts'

export interface EndingProps {
  contract: Contract
  /** Whether the account is paid by it, and does not pay. */
  own: boolean
  /** Of the contract's title. */
  level: TitleLevel
  /** The reply was sent: the contract's state is fetched again. */
  onAnswer: () => void
}

/** Ending a contract: one side asks, the other agrees or not; who asked may take it back. */
export function Ending({ contract, own, level, onAnswer }: EndingProps) {
  const { t } = useLingui()
  const payer = usePayer()(contract)
  const may = useMay()
  const { id, state, terminationBy, endsAt } = contract
  const other = own ? payer : contract.party.account
  const change = { failureToast: true, invalidates: [contractDetail, contracts, contractInfo] }
  const asking = useCall(requestTermination, {
    ...change,
    intent: () => id,
    onSuccess() {
      onAnswer()
      toast({ message: t`We’ve asked ${other} to agree.` })
    },
  })
  const answering = useCall(answerTermination, {
    ...change,
    intent: ({ body }) => `${id} ${body.agree}`,
    onSuccess(_, { body }) {
      onAnswer()
      toast({
        message: body.agree
          ? t`The contract ends at the end of the current period.`
          : t`The contract goes on.`,
      })
    },
  })
  const busy = asking.isPending || answering.isPending
  if (!may('full') || endsAt !== null || (state !== 'valid' && state !== 'terminationRequested')) return null
  const mine = terminationBy === (own ? 'party' : 'upline')

  async function ask() {
    const sure = await confirm({
      question: t({ message: 'Ask to end this contract?', context: 'question in a dialog' }),
      message: t`${other} has to agree. It then ends at the end of the current period, along with every contract based on it.`,
      confirmLabel: t({ message: 'Request to end', context: 'button in a dialog: contract' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) asking.mutate({ params: { id } })
  }

  async function answer(agree: boolean) {
    if (agree) {
      const sure = await confirm({
        question: t({ message: 'Agree to end this contract?', context: 'question in a dialog' }),
        message: t`It ends at the end of the current period, along with every contract based on it. Anything owed by then is still paid.`,
        confirmLabel: t({ message: 'Agree', context: 'button in a dialog: end a contract' }),
        cancelLabel: t({ message: 'Not now', context: 'button in a dialog' }),
        tone: 'critical',
      })
      if (!sure) return
    }
    answering.mutate({ params: { id }, body: { agree } })
  }

  return (
    <div className={css.screenOnly}>
      <Card as="section" padding="lg">
        <Stack space="md">
          <Heading level={partLevel[level]} size="group">
            {t({ message: 'Ending the contract', context: 'heading: a contract' })}
          </Heading>
          {terminationBy === null ? (
            <>
              <Text tone="secondary">{t`Either side can ask; the other has to agree.`}</Text>
              <Inline>
                <Button
                  variant="outline"
                  tone="critical"
                  loading={busy}
                  aria-haspopup="dialog"
                  onClick={() => void ask()}
                >
                  {t({ message: 'Ask to end the contract', context: 'button' })}
                </Button>
              </Inline>
            </>
          ) : mine ? (
            <Alert
              tone="caution"
              action={
                <Button variant="outline" tone="neutral" loading={busy} onClick={() => void answer(false)}>
                  {t({ message: 'Withdraw request', context: 'button: end of a contract' })}
                </Button>
              }
            >
              {t`You asked to end it. Waiting for ${other} to answer.`}
            </Alert>
          ) : (
            <Alert
              tone="caution"
              action={
                <Inline space="xs">
                  <Button
                    tone="critical"
                    loading={busy}
                    aria-haspopup="dialog"
                    onClick={() => void answer(true)}
                  >
                    {t({ message: 'Agree to end it', context: 'button: end of a contract' })}
                  </Button>
                  <Button variant="outline" tone="neutral" loading={busy} onClick={() => void answer(false)}>
                    {t({ message: 'Keep the contract', context: 'button: end of a contract' })}
                  </Button>
                </Inline>
              }
            >
              {t`${other} has asked to end this contract.`}
            </Alert>
          )}
        </Stack>
      </Card>
    </div>
  )
}
