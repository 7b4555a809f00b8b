import { useFormat } from '@baize/i18n'
import { Alert, Box, Button, confirm, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '../form/Form.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { useHeld } from '../money/useHeld.ts'
import { ConvertResult, useConvertFacts } from './ConvertResult.tsx'
import {
  type ConvertAnswer,
  type ConvertLimits,
  type ConvertPointsBody,
  type ConvertReceipt,
  canConvert,
  convertBody,
  convertFields,
  fewestPoints,
  maxPoints,
} from './convertFields.ts'
import type { PointsRatio } from './points.ts'

export interface ConvertPointsFormProps extends ConvertLimits {
  /** The user's points, a decimal string; whole ones can be converted. */
  balance: string
  /** The user's money, a decimal string: points are bought with it. @default points become money */
  money?: string | undefined
  /** So many points for so much money. */
  ratio: PointsRatio
  /** Sign or letters of the currency. */
  currency: string
  /**
   * Converts. One form is one intent: the caller sends one idempotency key, kept until a definite response.
   * Refusals: any of `points`, such as `numberTooHigh`; a ratio that has changed as `formProblem`.
   */
  onSubmit: (body: ConvertPointsBody) => Promise<ConvertAnswer>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Continues after it. */
  onDone?: () => void
}

/** Points become money in the balance, or are bought with it, at the platform's ratio; the result is shown while the points are typed. */
export function ConvertPointsForm(props: ConvertPointsFormProps) {
  const { currency, minimum, maximum, step, explain, onDone } = props
  const limits: ConvertLimits = { minimum, maximum, step }
  const { value, submit: convert } = useHeld(
    { balance: props.balance, money: props.money, ratio: props.ratio },
    props.onSubmit,
    {
      funds: ({ balance, money }) => money ?? balance,
      isTaken: (answer) => 'transactionNumber' in answer,
    },
  )
  const { balance, money: own, ratio } = value
  const buys = own !== undefined
  const { t } = useLingui()
  const format = useFormat()
  const facts = useConvertFacts(value, currency)
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
          ...(buys
            ? [
                {
                  id: 'money',
                  label: t({ message: 'Your balance', context: 'before an amount' }),
                  value: format.amount(own, { symbol: currency }),
                },
              ]
            : []),
          {
            id: 'ratio',
            label: t({ message: 'Ratio', context: 'points to money' }),
            value: t({ message: `${points} points = ${money}`, context: 'ratio of points to money' }),
          },
        ]}
      />
    </Box>
  )
  if (!canConvert(value, limits)) {
    const fewest = format.number(fewestPoints(ratio, limits))
    return (
      <Stack space="md">
        {head}
        <Alert tone="info">
          {buys
            ? t`The minimum is ${fewest} points. Your balance is too low to buy them.`
            : t`The minimum is ${fewest} points. Play to earn more.`}
        </Alert>
      </Stack>
    )
  }

  const verb = buys
    ? t({ message: 'Buy points', context: 'button: points for money' })
    : t({ message: 'Convert', context: 'button: points into money' })
  const ask = (values: SentValues) => {
    const body = convertBody(values, ratio)
    const [count, amount] = [format.number(body.points), format.amount(body.amount, { symbol: currency })]
    return confirm({
      question: buys
        ? t({ message: `Buy ${count} points for ${amount}?`, comment: 'asked before points are bought' })
        : t({ message: `Convert ${count} points into ${amount}?`, comment: 'asked before points are spent' }),
      message: <KeyValueList items={facts(body.points)} />,
      confirmLabel: verb,
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
      fields={convertFields(value, limits)}
      kinds={moreKinds}
      looks={{
        points: {
          label: buys
            ? t({ message: 'Points to buy', context: 'label of a form field' })
            : t({ message: 'Points to convert', context: 'label of a form field' }),
        },
      }}
      beforeFields={head}
      beforeSubmit={<ConvertResult conversion={value} currency={currency} most={maxPoints(value, limits)} />}
      submitLabel={verb}
      review={ask}
      onSubmit={submit}
      explain={explain}
      done={(sent) => (
        <Stack space="md">
          {buys ? (
            <Alert tone="positive">{t`Points added.`}</Alert>
          ) : (
            <Alert tone="positive" title={t`Your points are converted.`}>
              {t`The money is in your balance.`}
            </Alert>
          )}
          <KeyValueList
            items={[
              ...facts(String(sent.points)),
              {
                id: 'number',
                label: t({ message: 'Transaction ID', context: 'of a redemption' }),
                value: <bdi>{receipt?.transactionNumber ?? '–'}</bdi>,
              },
            ]}
          />
          {onDone && (
            <Button fullWidth size="large" onClick={onDone}>
              {t({ message: 'Continue', context: 'button: goes on after something was done' })}
            </Button>
          )}
        </Stack>
      )}
    />
  )
}
