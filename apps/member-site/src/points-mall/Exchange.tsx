import { Loaded, useActions, usePermission, useProblemText, useRead } from '@baize/account'
import { ApiError } from '@baize/api'
import { balance, convertPoints, pointsBalance, pointsConfig, pointsDetails } from '@baize/api/calls'
import { type ConvertPointsBody, ConvertPointsForm } from '@baize/forms'
import { Card, Container, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Points become money, at the ratio of the rules. */
export function Exchange() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const { actOnce, refresh } = useActions()
  const problemText = useProblemText()
  const [round, setRound] = useState(0)
  const points = useRead(pointsBalance, {})
  const config = useRead(pointsConfig, {})

  async function convert({ points: count }: ConvertPointsBody) {
    const body = { direction: 'toMoney' as const, points: count }
    const { transactionNumber } = await actOnce(convertPoints, { body }, `toMoney ${count}`)
    refresh(pointsBalance, pointsDetails, balance)
    return { transactionNumber }
  }

  return (
    <Container width="narrow" gutter={false}>
      <Card as="section">
        <Stack space="md">
          <Heading level={2}>{t({ message: 'Points into money', context: 'heading' })}</Heading>
          <Loaded read={config}>
            {({ ratio, min }) => (
              <Loaded read={points}>
                {({ points: own }) => (
                  <ConvertPointsForm
                    key={round}
                    balance={own}
                    ratio={{ points: ratio, amount: '1.00' }}
                    minimum={Number.parseInt(min, 10)}
                    currency={currencySymbol}
                    onSubmit={convert}
                    explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
                    onDone={() => setRound((count) => count + 1)}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        </Stack>
      </Card>
    </Container>
  )
}
