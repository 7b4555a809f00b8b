import {
  answerTermination,
  contractDetail,
  contractInfo,
  contracts,
  requestTermination,
} from '@baize/api/calls'
import { Alert, Button, Card, confirm, Heading, Inline, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCall } from '../platform/useCall.ts'
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
  /** It was answered: how the contract stands is read anew. */
  onAnswer: () => void
}

/** Ending a contract: one side asks, the other agrees or not; who asked may take it back. */
export function Ending({ contract, own, level, onAnswer }: EndingProps) {
  const { t } = useLingui()
  const payer = usePayer()(contract)
  const { id, state, terminationBy, endsAt } = contract
  const other = own ? payer : contract.party.account
  const change = { failureToast: true, invalidates: [contractDetail, contracts, contractInfo] }
  const asking = useCall(requestTermination, {
    ...change,
    intent: () => id,
    onSuccess() {
      onAnswer()
      toast({ message: t`${other} is asked to agree.` })
    },
  })
  const answering = useCall(answerTermination, {
    ...change,
    intent: ({ body }) => `${id} ${body.agree}`,
    onSuccess(_, { body }) {
      onAnswer()
      toast({
        message: body.agree ? t`The contract ends with the running period.` : t`The contract goes on.`,
      })
    },
  })
  const busy = asking.isPending || answering.isPending
  if (endsAt !== null || (state !== 'valid' && state !== 'terminationRequested')) return null
  const mine = terminationBy === (own ? 'party' : 'upline')

  async function ask() {
    const sure = await confirm({
      question: t({ message: 'Ask to end this contract?', context: 'question in a dialog' }),
      message: t`${other} has to agree. It then ends with the running period, and with it every contract that was given on from it.`,
      confirmLabel: t({ message: 'Ask for the end', context: 'button in a dialog: contract' }),
      cancelLabel: t({ message: 'Keep it', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) asking.mutate({ params: { id } })
  }

  async function answer(agree: boolean) {
    if (agree) {
      const sure = await confirm({
        question: t({ message: 'Agree to the end of this contract?', context: 'question in a dialog' }),
        message: t`It ends with the running period, and with it every contract that was given on from it. What is owed by then is still paid.`,
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
            {t({ message: 'Ending it', context: 'heading: a contract' })}
          </Heading>
          {terminationBy === null ? (
            <>
              <Text tone="secondary">{t`Either side can ask; the other has to agree.`}</Text>
              <Inline>
                <Button
                  variant="outline"
                  tone="critical"
                  loading={busy}
                  opens="dialog"
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
                  {t({ message: 'Take the request back', context: 'button: end of a contract' })}
                </Button>
              }
            >
              {t`You asked for the end. It waits for the answer of ${other}.`}
            </Alert>
          ) : (
            <Alert
              tone="caution"
              action={
                <Inline space="xs">
                  <Button tone="critical" loading={busy} opens="dialog" onClick={() => void answer(true)}>
                    {t({ message: 'Agree to the end', context: 'button: end of a contract' })}
                  </Button>
                  <Button variant="outline" tone="neutral" loading={busy} onClick={() => void answer(false)}>
                    {t({ message: 'Go on with the contract', context: 'button: end of a contract' })}
                  </Button>
                </Inline>
              }
            >
              {t`${other} asks to end this contract.`}
            </Alert>
          )}
        </Stack>
      </Card>
    </div>
  )
}
