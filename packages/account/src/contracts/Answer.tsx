import { contractDetail, contractInfo, contractPreview, contracts, rejectContract } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, useMay } from '@baize/site'
import { Button, Card, confirm, Heading, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AcceptForm } from './AcceptForm.tsx'
import { ConsentText } from './ConsentText.tsx'
import type { Contract, ContractInfo } from './contract.ts'
import { partLevel, type TitleLevel } from './levels.ts'
import { OfferConsequences } from './OfferConsequences.tsx'
import * as css from './print.css.ts'

export interface AnswerProps {
  contract: Contract
  info: ContractInfo
  /** Whether it is offered to the account, and not by it. */
  own: boolean
  /** Of the contract's title. */
  level: TitleLevel
  /** The reply was sent: the contract's state is fetched again. */
  onAnswer: () => void
}

/** A pending offer: its consequences, and the reply; the party that made it may withdraw it. */
export function Answer({ contract, info, own, level, onAnswer }: AnswerProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const [reading, setReading] = useState(false)
  const read = useApiQuery(contractPreview, { params: { id: contract.id } })
  const { id } = contract
  const rejection = useCall(rejectContract, {
    intent: () => id,
    failureToast: true,
    invalidates: [contractDetail, contracts, contractInfo],
    onSuccess() {
      onAnswer()
      toast({ message: own ? t`Offer rejected.` : t`Offer withdrawn.` })
    },
  })
  const receiver = contract.party.account
  const may = useMay()

  async function turnDown() {
    const sure = await confirm({
      question: own
        ? t({ message: 'Reject this offer?', context: 'question in a dialog: contract' })
        : t({ message: 'Withdraw this offer?', context: 'question in a dialog: contract' }),
      message: t`Your current contract stays as it is.`,
      confirmLabel: own
        ? t({ message: 'Reject', context: 'button in a dialog: contract' })
        : t({ message: 'Withdraw offer', context: 'button in a dialog: contract' }),
      cancelLabel: t({ message: 'Not now', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) rejection.mutate({ params: { id } })
  }

  return (
    <>
      <Loaded read={read} lines={6}>
        {(preview) => <OfferConsequences preview={preview} kind={contract.kind} level={level} />}
      </Loaded>
      {may('full') && (
        // Of the answer only the text that is open is of use on paper.
        <div className={reading ? undefined : css.screenOnly}>
          <Card as="section" padding="lg">
            <Stack space="md">
              <div className={css.screenOnly}>
                <Heading level={partLevel[level]} size="group">
                  {own
                    ? t({ message: 'Your answer', context: 'heading: to an offered contract' })
                    : t({ message: 'Your offer', context: 'heading: of a contract' })}
                </Heading>
              </div>
              {own ? (
                // Consent is requested only after its consequences are shown.
                read.data && (
                  <>
                    <ConsentText
                      version={info.textVersion}
                      language={locale}
                      below={partLevel[level]}
                      onOpenChange={setReading}
                    />
                    <div className={css.screenOnly}>
                      <AcceptForm contract={contract} textVersion={info.textVersion} onAccepted={onAnswer} />
                    </div>
                  </>
                )
              ) : (
                <Text tone="secondary">{t`Waiting for ${receiver} to answer.`}</Text>
              )}
              <div className={css.screenOnly}>
                <Button
                  variant="outline"
                  tone="critical"
                  loading={rejection.isPending}
                  aria-haspopup="dialog"
                  onClick={() => void turnDown()}
                >
                  {own
                    ? t({ message: 'Reject the offer', context: 'button: contract' })
                    : t({ message: 'Withdraw offer', context: 'button: contract' })}
                </Button>
              </div>
            </Stack>
          </Card>
        </div>
      )}
    </>
  )
}
