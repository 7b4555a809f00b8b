import { useFormat } from '@baize/i18n'
import { Alert, Box, Button, confirm, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '../form/Form.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { ConvertResult, useConvertFacts } from './ConvertResult.tsx'
import {
  type ConvertAnswer,
  type ConvertPointsBody,
  type ConvertReceipt,
  canConvert,
  convertBody,
  convertFields,
  fewestPoints,
} from './convertFields.ts'
import type { PointsRatio } from './points.ts'
import { useHeld } from './useHeld.ts'

export interface ConvertPointsFormProps {
  /** The person's points, a decimal string; whole ones can be converted. */
  balance: string
  /** So many points for so much money. */
  ratio: PointsRatio
  /** Sign or letters of the currency. */
  currency: string
  /** Fewest points that are taken. @default as many as are worth something */
  minimum?: number
  /**
   * Converts. One form is one intent: the caller sends one idempotency key, kept until a definite answer.
   * Refusals: any of `points`, such as `numberTooHigh`; a ratio that has changed as `formProblem`.
   */
  onSubmit: (body: ConvertPointsBody) => Promise<ConvertAnswer>
  /** Words for an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Goes on after it. */
  onDone?: () => void
}

/** Points become money in the balance, at the platform's ratio; the result is shown while the points are typed. */
export function ConvertPointsForm(props: ConvertPointsFormProps) {
  const { currency, minimum = 1, explain, onDone } = props
  const { value, submit: convert } = useHeld(
    { balance: props.balance, ratio: props.ratio },
    props.onSubmit,
    (answer) => 'transactionNumber' in answer,
  )
  const { balance, ratio } = value
  const { t } = useLingui()
  const format = useFormat()
  const facts = useConvertFacts({ ...value, currency })
  const [receipt, setReceipt] = useState<ConvertReceipt>()
  const points = format.number(ratio.points)
  const money = format.amount(ratio.amount, { symbol: currency })

  const head = (
    <Box surface="sunken" radius="large" padding="sm">
      <KeyValueList
        items={[
          {
            id: 'points',
            label: t({ message: 'Your points', context: 'how many points one has' }),
            value: format.number(balance),
          },
          {
            id: 'ratio',
            label: t({ message: 'Ratio', context: 'points to money' }),
            value: t({ message: `${points} points = ${money}`, context: 'ratio of points to money' }),
          },
        ]}
      />
    </Box>
  )
  if (!canConvert(balance, ratio, minimum)) {
    const fewest = format.number(fewestPoints(ratio, minimum))
    return (
      <Stack space="md">
        {head}
        <Alert tone="info">{t`Points can be converted from ${fewest} on. Play to earn more of them.`}</Alert>
      </Stack>
    )
  }

  const ask = (values: SentValues) => {
    const body = convertBody(values, ratio)
    const [count, amount] = [format.number(body.points), format.amount(body.amount, { symbol: currency })]
    return confirm({
      question: t({
        message: `Convert ${count} points into ${amount}?`,
        comment: 'asked before points are spent',
      }),
      message: <KeyValueList items={facts(body.points)} />,
      confirmLabel: t({ message: 'Convert', context: 'button: points into money' }),
      cancelLabel: t({ message: 'Back', context: 'button' }),
    })
  }

  async function submit(values: SentValues): Promise<SubmitRefusal | undefined> {
    const answer = await convert(convertBody(values, ratio))
    if (!('transactionNumber' in answer)) return answer
    setReceipt(answer)
    return undefined
  }

  return (
    <Form
      fields={convertFields(balance, ratio, minimum)}
      kinds={moreKinds}
      looks={{
        points: { label: t({ message: 'Points to convert', context: 'label of a form field' }) },
      }}
      beforeFields={head}
      beforeSubmit={<ConvertResult {...value} currency={currency} />}
      submitLabel={t({ message: 'Convert', context: 'button: points into money' })}
      review={ask}
      onSubmit={submit}
      explain={explain}
      done={(sent) => (
        <Stack space="md">
          <Alert tone="positive" title={t`Your points are converted.`}>
            {t`The money is in your balance.`}
          </Alert>
          <KeyValueList
            items={[
              ...facts(String(sent.points)),
              {
                id: 'number',
                label: t({ message: 'Transaction number', context: 'of a redemption' }),
                value: <bdi>{receipt?.transactionNumber ?? '–'}</bdi>,
              },
            ]}
          />
          {onDone && (
            <Button full size="large" onClick={onDone}>
              {t({ message: 'Continue', context: 'button: goes on after something was done' })}
            </Button>
          )}
        </Stack>
      )}
    />
  )
}
