import { ApiError, type InputOf } from '@baize/api'
import { balance, convertPoints, pointsBalance, pointsConfig, pointsDetails } from '@baize/api/calls'
import { type ConvertPointsBody, ConvertPointsForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { Card, Container, Heading, SegmentedControl, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

type Direction = InputOf<typeof convertPoints>['body']['direction']

/** Points become money, or are bought with it, at the ratio of the rules. */
export function Exchange() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const conversion = useCall(convertPoints, {
    intent: ({ body }) => `${body.direction} ${body.points}`,
    invalidates: [pointsBalance, pointsDetails, balance],
  })
  const problemText = useProblemText()
  const [round, setRound] = useState(0)
  const [direction, setDirection] = useState<Direction>('toMoney')
  const points = useApiQuery(pointsBalance, {})
  const config = useApiQuery(pointsConfig, {})
  const funds = useApiQuery(balance, {})
  const toMoney = t({ message: 'Points to cash', context: 'heading' })
  const toPoints = t({ message: 'Cash to points', context: 'heading' })

  async function convert({ points: count }: ConvertPointsBody) {
    const body = { direction, points: count }
    const { transactionNumber } = await conversion.mutateAsync({ body })
    return { transactionNumber }
  }

  return (
    <Container width="narrow" gutter={false}>
      <Card as="section">
        <Stack space="md">
          <Heading level={2}>{direction === 'toMoney' ? toMoney : toPoints}</Heading>
          <SegmentedControl
            fullWidth
            label={t({ message: 'Direction', context: 'points into money, or money into points' })}
            segments={[
              { value: 'toMoney', label: toMoney },
              { value: 'toPoints', label: toPoints },
            ]}
            value={direction}
            onValueChange={setDirection}
          />
          <Loaded read={config}>
            {({ ratio, min, max, step }) => (
              <Loaded read={points}>
                {({ points: own }) => (
                  <Loaded read={funds}>
                    {({ balance: money }) => (
                      <ConvertPointsForm
                        key={`${direction} ${round}`}
                        balance={own}
                        {...(direction === 'toPoints' ? { money } : {})}
                        ratio={{ points: ratio, amount: '1.00' }}
                        minimum={Math.ceil(Number(min))}
                        maximum={Math.floor(Number(max))}
                        step={Math.max(1, Math.ceil(Number(step)))}
                        currency={currencySymbol}
                        onSubmit={convert}
                        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
                        onDone={() => setRound((count) => count + 1)}
                      />
                    )}
                  </Loaded>
                )}
              </Loaded>
            )}
          </Loaded>
        </Stack>
      </Card>
    </Container>
  )
}
